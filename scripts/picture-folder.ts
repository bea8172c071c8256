import { fileURLToPath } from 'node:url';

/** Where the pictures and files of the sample data are. */
export const pictureFolder = fileURLToPath(
  new URL('../packages/web/public/muestra', import.meta.url),
);
