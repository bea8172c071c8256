const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** As much of an image as is looked at to know what it is. */
export const images = {
  png: bytesOf(
    '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001\b\u0006\0\0\0\0\0\0\0\0\0\0IEND',
  ),
  jpeg: bytesOf('\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF\0\u0001\u0001'),
  webp: bytesOf('RIFF\u0024\0\0\0WEBPVP8 '),
};
