import { foldText } from '@pliego/contract/rules/fold-text';

const files = import.meta.glob<string>('./articles/*/*.md', {
  query: '?words',
  import: 'default',
  eager: true,
});

/** The folded text of every article by its slug: loaded with the first search, not before. */
export const articleWords: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [
    path.replace(/^.*\/(.*)\.md$/, '$1'),
    foldText(text),
  ]),
);
