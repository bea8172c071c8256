/** What of an image is shown in a square: how much larger than needed, and how far it was moved, from -1 to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const wholeCrop: Crop = { zoom: 1, x: 0, y: 0 };

export const mostZoom = 4;

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The square of the image that a crop shows, in pixels of the image; it never leaves the image. */
export function squareOf({ width, height }: { width: number; height: number }, crop: Crop) {
  const side = Math.min(width, height) / within(crop.zoom, 1, mostZoom);
  const left = ((width - side) / 2) * (1 - within(crop.x, -1, 1));
  const top = ((height - side) / 2) * (1 - within(crop.y, -1, 1));
  return { left, top, side };
}

/** A crop that was dragged by some pixels of the frame that shows it. */
export function dragged(
  image: { width: number; height: number },
  crop: Crop,
  { dx, dy, frame }: { dx: number; dy: number; frame: number },
): Crop {
  const { side } = squareOf(image, crop);
  const moved = (by: number, length: number, at: number) => {
    const room = (length - side) / 2;
    return room <= 0 ? 0 : within(at + (by * side) / frame / room, -1, 1);
  };
  return { ...crop, x: moved(dx, image.width, crop.x), y: moved(dy, image.height, crop.y) };
}
