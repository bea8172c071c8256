import { marked } from 'marked';
import type { Plugin } from 'vite';
import { noteModule } from './note-source.ts';

/**
 * Makes modules of the release notes, as the help does of its articles: `note.md?heading` is what lists show, and
 * `note.md?body` the text as HTML.
 */
export function releaseNotes(): Plugin {
  return {
    name: 'pliego-release-notes',
    enforce: 'pre',
    transform(code, id) {
      const [file = '', part] = id.split('?');
      if (!/\/areas\/news\/.*\.md$/.test(file) || part === undefined) return undefined;
      const content = noteModule(code, file, part, (text) => marked.parse(text, { async: false }));
      return { code: `export default ${JSON.stringify(content)};`, map: null };
    },
  };
}
