import CSDL2
import Foundation

enum SDLClock {
  static var seconds: TimeInterval {
    TimeInterval(SDL_GetPerformanceCounter()) / TimeInterval(SDL_GetPerformanceFrequency())
  }
}
