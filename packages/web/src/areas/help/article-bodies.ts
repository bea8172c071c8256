const files = import.meta.glob<string>('./articles/*/*.md', {
  query: '?body',
  import: 'default',
  eager: true,
});

/** The text of every article as HTML, by its slug. */
export const articleBodies: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, html]) => [path.replace(/^.*\/(.*)\.md$/, '$1'), html]),
);
