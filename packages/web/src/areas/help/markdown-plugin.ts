import { marked } from 'marked';
import type { Plugin } from 'vite';
import { articleModule } from './article-source.ts';

/**
 * Makes modules of the articles, so that the page needs no reader of Markdown: `article.md?heading` is what lists
 * show, `article.md?words` what the search reads, and `article.md?body` the text as HTML. Each travels with who uses it.
 */
export function helpArticles(): Plugin {
  return {
    name: 'pliego-help-articles',
    enforce: 'pre',
    transform(code, id) {
      const [file = '', part] = id.split('?');
      if (!/\/areas\/help\/.*\.md$/.test(file) || part === undefined) return undefined;
      const content = articleModule(code, file, part, (text) =>
        marked.parse(text, { async: false }),
      );
      return { code: `export default ${JSON.stringify(content)};`, map: null };
    },
  };
}
