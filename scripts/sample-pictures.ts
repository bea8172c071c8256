/** Draws the pictures of the sample data: things of the shop, people, places, signs and kinds of files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emblems } from './pictures/emblems.ts';
import { fileKinds, filePicture } from './pictures/files.ts';
import { cover, landscapes } from './pictures/landscapes.ts';
import { person } from './pictures/people.ts';
import { officeProducts } from './pictures/office-products.ts';
import { scenes } from './pictures/scenes.ts';
import { picture } from './pictures/shapes.ts';
import { siteProducts } from './pictures/site-products.ts';

const peopleCount = 24;

/** Every picture by the name of its file. */
export function samplePictures(): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const [name, [ground, ...parts]] of Object.entries({
    ...siteProducts,
    ...officeProducts,
    ...emblems,
  })) {
    pictures.set(`${name}.svg`, picture(240, 240, ground, parts));
  }
  for (const [name, [ground, ...parts]] of Object.entries({ ...scenes, ...landscapes })) {
    pictures.set(`${name}.svg`, picture(480, 320, ground, parts));
  }
  const [ground, ...parts] = cover;
  pictures.set('perfil-portada.svg', picture(1200, 320, ground, parts));
  for (let number = 1; number <= peopleCount; number += 1) {
    pictures.set(`persona-${String(number).padStart(2, '0')}.svg`, person(number));
  }
  for (const kind of fileKinds) pictures.set(`archivo-${kind}.svg`, filePicture(kind));
  // What an attachment of the sample mails opens.
  pictures.set('adjunto.txt', 'Este es un archivo de muestra: aquí iría el documento adjunto.\n');
  return pictures;
}

export const pictureFolder = fileURLToPath(
  new URL('../packages/web/public/muestra', import.meta.url),
);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(pictureFolder, { recursive: true });
  for (const [name, content] of samplePictures()) {
    writeFileSync(join(pictureFolder, name), content);
  }
}
