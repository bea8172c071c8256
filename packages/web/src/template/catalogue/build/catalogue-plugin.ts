import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { About } from './about.ts';
import { readPage } from './cut-demos.ts';
import { WebUses } from './find-uses.ts';
import { WebTypes } from './read-props.ts';
import { usedIconsModule } from './used-icons.ts';

/** React's own, which no part has of itself. */
const isTold = (property: string) => property !== 'key' && property !== 'ref';

const mostProps = 30;

/** The file of a part of the web, or of one that pages of the catalogue share; null for a library's. */
function ownModule(root: string, file: string, from: string): string | null {
  if (from.startsWith('./')) return join(dirname(file), from);
  return from.startsWith('#web/') ? join(root, 'src', from.slice('#web/'.length)) : null;
}

/** Reads of a page of the catalogue what its frame shows: the code of each demonstration, properties and uses. */
export function createReader(root: string): { read: (file: string) => About; close: () => void } {
  const types = new WebTypes(root);
  const uses = new WebUses(root);
  const read = (file: string): About => {
    const { demos, parts, given } = readPage(file, readFileSync(file, 'utf8'));
    return {
      demos,
      parts: parts.map(({ name, from }) => {
        const wanted = (given[name] ?? []).filter(isTold);
        const module = ownModule(root, file, from);
        const own = module === null ? null : types.ofOwn(module, name);
        // One that takes whatever an element takes has hundreds.
        const isWhole = own !== null && own.length <= mostProps;
        const props = isWhole
          ? own
          : (own?.filter((prop) => wanted.includes(prop.name)) ??
            types.ofLibrary(from, name, wanted));
        return { name, from, props, isWhole, uses: uses.of(name, from) };
      }),
    };
  };
  return { read, close: () => types.close() };
}

/** Makes a module of what is read about a page: `alerts.tsx?about`. Nothing of it is written by hand. */
export function catalogue(root: string): Plugin {
  const reader = createReader(root);
  return {
    name: 'pliego-catalogue',
    enforce: 'pre',
    buildEnd: () => reader.close(),
    load(id) {
      const [file = '', query] = id.split('?');
      if (file.endsWith('/template/catalogue/frame/used-icons.ts')) {
        return usedIconsModule(join(root, 'src'));
      }
      if (query !== 'about' || !/\/template\/catalogue\/[^/]+\.tsx$/.test(file)) return undefined;
      this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(reader.read(file)))});`;
    },
  };
}
