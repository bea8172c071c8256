/**
 * Runs in a page: draws every frame of a sunset over a lake and answers them as VP8, in base64. It is
 * sent there as text, so it knows nothing outside of itself.
 */
export async function encodeSunset({ width, height, seconds, framesPerSecond }) {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  const shore = height * 0.62;
  const sun = { x: width * 0.64, top: height * 0.24, way: height * 0.42 };

  /** A colour that becomes another one as the afternoon goes. */
  const turning = (from, to, share) =>
    `rgb(${from.map((value, index) => Math.round(value + (to[index] - value) * share)).join(' ')})`;

  const ridge = (base, step, tall, color) => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width; x += 4) {
      const swell = Math.sin(x / step) * tall + Math.sin(x / (step * 0.37)) * tall * 0.3;
      pen.lineTo(x, base - swell);
    }
    pen.lineTo(width, height);
    pen.fill();
  };

  const drawSky = (share) => {
    const sky = pen.createLinearGradient(0, 0, 0, shore);
    sky.addColorStop(0, turning([155, 190, 214], [43, 58, 74], share));
    sky.addColorStop(1, turning([246, 231, 226], [185, 88, 62], share));
    pen.fillStyle = sky;
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = turning([208, 154, 58], [185, 88, 62], share);
    pen.beginPath();
    pen.arc(sun.x, sun.top + share * sun.way, 24, 0, 2 * Math.PI);
    pen.fill();
  };

  const drawLake = (share) => {
    pen.fillStyle = turning([91, 143, 187], [43, 58, 74], share * 0.8);
    pen.fillRect(0, shore, width, height - shore);
    pen.fillStyle = turning([246, 231, 226], [208, 154, 58], share);
    for (let row = 0; row < 9; row += 1) {
      const drift = Math.sin(share * 40 + row * 1.7) * (4 + row * 2);
      const wide = 40 + row * 9;
      pen.globalAlpha = 0.5 - row * 0.04;
      pen.fillRect(sun.x - wide / 2 + drift, shore + 8 + row * 10, wide, 2);
    }
    pen.globalAlpha = 1;
  };

  /** `share`: how much of the afternoon is gone. */
  const draw = (share) => {
    drawSky(share);
    ridge(shore - 22, 62, 20, turning([90, 107, 123], [43, 58, 74], share));
    ridge(shore - 4, 38, 6, turning([94, 143, 99], [31, 70, 68], share));
    drawLake(share);
  };

  const frames = [];
  let failure;
  const encoder = new VideoEncoder({
    error: (error) => {
      failure = error;
    },
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      const isKey = chunk.type === 'key';
      const milliseconds = Math.round(chunk.timestamp / 1000);
      frames.push({ milliseconds, isKey, data: btoa(String.fromCodePoint(...data)) });
    },
  });
  encoder.configure({ codec: 'vp8', width, height, bitrate: 60_000, framerate: framesPerSecond });
  const count = seconds * framesPerSecond;
  for (let index = 0; index < count; index += 1) {
    draw(index / (count - 1));
    const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / framesPerSecond });
    encoder.encode(frame, { keyFrame: index % (framesPerSecond * 2) === 0 });
    frame.close();
  }
  await encoder.flush();
  if (failure !== undefined) throw failure;
  return frames;
}
