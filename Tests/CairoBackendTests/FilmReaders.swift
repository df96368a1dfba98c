import CGif
import CWebP
import Drawing

/// A film as a viewer shows it.
struct ShownFilm {
  var frames: [Bitmap] = []
  /// In the unit of the format.
  var durations: [Int] = []
  var repeatsForEver = false
}

extension ShownFilm {
  init?(gif bytes: [UInt8]) {
    var rest = bytes[...]
    let read: InputFunc = { file, output, count in
      guard let rest = file?.pointee.UserData?.assumingMemoryBound(to: ArraySlice<UInt8>.self),
        let output
      else { return 0 }
      let piece = rest.pointee.prefix(Int(count))
      for (index, byte) in piece.enumerated() { output[index] = byte }
      rest.pointee = rest.pointee.dropFirst(piece.count)
      return Int32(piece.count)
    }
    self.init()
    let isRead = withUnsafeMutablePointer(to: &rest) { source in
      guard let file = DGifOpen(source, read, nil) else { return false }
      defer { DGifCloseFile(file, nil) }
      guard DGifSlurp(file) == GIF_OK else { return false }
      let canvas = Bitmap(width: Int(file.pointee.SWidth), height: Int(file.pointee.SHeight))
      for index in 0..<Int(file.pointee.ImageCount) { show(index, of: file, on: canvas) }
      return true
    }
    guard isRead else { return nil }
    let loop = Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0]
    repeatsForEver = bytes.indices.contains { bytes[$0...].starts(with: loop) }
  }

  private mutating func show(
    _ index: Int, of file: UnsafeMutablePointer<GifFileType>, on canvas: Bitmap
  ) {
    let image = file.pointee.SavedImages[index]
    let area = image.ImageDesc
    for y in 0..<Int(area.Height) {
      for x in 0..<Int(area.Width) {
        let number = image.RasterBits[y * Int(area.Width) + x]
        let color = area.ColorMap.pointee.Colors[Int(number)]
        let offset = (y + Int(area.Top)) * canvas.bytesPerRow + (x + Int(area.Left)) * 4
        canvas.bytes.storeBytes(of: color.Blue, toByteOffset: offset, as: UInt8.self)
        canvas.bytes.storeBytes(of: color.Green, toByteOffset: offset + 1, as: UInt8.self)
        canvas.bytes.storeBytes(of: color.Red, toByteOffset: offset + 2, as: UInt8.self)
        canvas.bytes.storeBytes(of: 255, toByteOffset: offset + 3, as: UInt8.self)
      }
    }
    var control = GraphicsControlBlock()
    DGifSavedExtensionToGCB(file, Int32(index), &control)
    durations.append(Int(control.DelayTime))
    keep(canvas)
  }

  private mutating func keep(_ canvas: Bitmap) {
    let frame = Bitmap(width: canvas.width, height: canvas.height)
    frame.bytes.copyMemory(from: UnsafeRawBufferPointer(canvas.bytes))
    frames.append(frame)
  }
}

extension ShownFilm {
  init?(webP bytes: [UInt8]) {
    self.init()
    let isRead = bytes.withUnsafeBufferPointer { buffer in
      var data = WebPData(bytes: buffer.baseAddress, size: buffer.count)
      guard let mux = WebPMuxCreate(&data, 1) else { return false }
      defer { WebPMuxDelete(mux) }
      var width: Int32 = 0
      var height: Int32 = 0
      var animation = WebPMuxAnimParams()
      WebPMuxGetCanvasSize(mux, &width, &height)
      repeatsForEver =
        WebPMuxGetAnimationParams(mux, &animation) == WEBP_MUX_OK && animation.loop_count == 0
      let canvas = Bitmap(width: Int(width), height: Int(height))
      var number: UInt32 = 1
      var info = WebPMuxFrameInfo()
      while WebPMuxGetFrame(mux, number, &info) == WEBP_MUX_OK {
        show(info, on: canvas)
        WebPDataClear(&info.bitstream)
        number += 1
      }
      return true
    }
    guard isRead else { return nil }
  }

  private mutating func show(_ info: WebPMuxFrameInfo, on canvas: Bitmap) {
    var width: Int32 = 0
    var height: Int32 = 0
    let pixels = WebPDecodeBGRA(info.bitstream.bytes, info.bitstream.size, &width, &height)
    defer { WebPFree(pixels) }
    guard let pixels else { return }
    for y in 0..<Int(height) {
      for x in 0..<Int(width) {
        let source = pixels + (y * Int(width) + x) * 4
        // A pixel that stays is transparent in a frame laid over the last.
        guard source[3] == 255 else { continue }
        let offset = (y + Int(info.y_offset)) * canvas.bytesPerRow + (x + Int(info.x_offset)) * 4
        for channel in 0..<4 { canvas.bytes[offset + channel] = source[channel] }
      }
    }
    durations.append(Int(info.duration))
    keep(canvas)
  }
}
