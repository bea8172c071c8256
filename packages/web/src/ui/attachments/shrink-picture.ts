/** What is drawn again; a moving GIF would stand still. */
const shrinkable = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** How long the longer edge is, from try to try. */
const edges = [1600, 1200, 800, 400];

/** Scales to an edge; a picture is never made larger. */
export function scaledTo(
  { width, height }: { width: number; height: number },
  edge: number,
): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

export const mayShrink = ({ type }: Pick<File, 'type'>): boolean => shrinkable.has(type);

async function drawn(picture: ImageBitmap, edge: number): Promise<Blob | null> {
  const { width, height } = scaledTo(picture, edge);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // JPEG knows no transparency: what shows nothing would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
}

/** The picture of a file that is too large, smaller; null where it cannot be made small enough. */
export async function shrunkPicture(file: File, maxBytes: number): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  try {
    for (const edge of edges) {
      const blob = await drawn(picture, edge);
      if (blob !== null && blob.size <= maxBytes) {
        const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
        return new File([blob], name, { type: blob.type });
      }
    }
    return null;
  } finally {
    picture.close();
  }
}
