// UIKit as apps know it: responders, views, view controllers, storyboards, events and the frame
// loop. This module owns their behaviour; it draws nothing, reads no file by itself, and knows no
// real clock, arguments or process.

// App sources say `import UIKit` and expect these with it.
@_exported public import Foundation
@_exported public import QuartzCore

@_exported public import typealias Drawing.CFArray
@_exported public import struct Drawing.CGAffineTransform
@_exported public import enum Drawing.CGBlendMode
@_exported public import struct Drawing.CGColor
@_exported public import class Drawing.CGColorSpace
@_exported public import func Drawing.CGColorSpaceCreateDeviceGray
@_exported public import func Drawing.CGColorSpaceCreateDeviceRGB
@_exported public import class Drawing.CGContext
@_exported public import class Drawing.CGGradient
@_exported public import struct Drawing.CGGradientDrawingOptions
@_exported public import class Drawing.CGImage
@_exported public import enum Drawing.CGInterpolationQuality
@_exported public import enum Drawing.CGLineCap
@_exported public import enum Drawing.CGLineJoin
@_exported public import class Drawing.CGMutablePath
@_exported public import class Drawing.CGPath
@_exported public import enum Drawing.CGPathDrawingMode
@_exported public import struct Drawing.CGPathElement
@_exported public import enum Drawing.CGPathElementType
@_exported public import enum Drawing.CGPathFillRule
