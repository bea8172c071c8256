import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Library } from './libraries.ts';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
}

/** Where a text is what the file says, whatever its ending and its spelling. */
const licenceFile = /^(?:licen[cs]e|copying)/i;

function textIn(folder: string): string | null {
  const file = readdirSync(folder).find((name) => licenceFile.test(name));
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim();
}

/** A few packages name their licence in its text alone. */
const nameOf = (text: string | null): string =>
  /^(?:The )?MIT License/i.test(text ?? '') ? 'MIT' : '';

/** What of the lock file is shipped and was installed, with the texts, each once. */
export function shippedLibraries(root: string): { libraries: Library[]; texts: string[] } {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const places = new Map<string, number>();
  const libraries = new Map<string, Library>();
  for (const [path, { version = '', license = '', ...locked }] of Object.entries(lock.packages)) {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    const folder = join(root, path);
    if (name === undefined || locked.dev === true || locked.devOptional === true) continue;
    // What is for other machines is not installed, and not shipped.
    if (locked.link === true || !existsSync(folder)) continue;
    const text = textIn(folder);
    if (text !== null && !places.has(text)) places.set(text, places.size);
    const place = text === null ? null : (places.get(text) ?? null);
    const said = license === '' ? nameOf(text) : license;
    libraries.set(`${name}@${version}`, { name, version, license: said, text: place });
  }
  const byName = [...libraries.values()].toSorted(
    (a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)) || (a.version < b.version ? -1 : 1),
  );
  return { libraries: byName, texts: [...places.keys()] };
}

const constant = (name: string, value: unknown) =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`;

/** Fills `libraries.ts` and `library-texts.ts` from the lock file and what is installed. */
export function licences(root: string): Plugin {
  const found = () => shippedLibraries(root);
  return {
    name: 'pliego-licences',
    enforce: 'pre',
    transform(_code, id) {
      if (id.endsWith('/areas/licence/libraries.ts')) {
        return { code: constant('libraries', found().libraries), map: null };
      }
      if (id.endsWith('/areas/licence/library-texts.ts')) {
        const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
        return {
          code: constant('libraryTexts', found().texts) + constant('ownLicence', own),
          map: null,
        };
      }
      return undefined;
    },
  };
}
