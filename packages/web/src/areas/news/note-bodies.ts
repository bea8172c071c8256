const files = import.meta.glob<string>('./notes/*.md', {
  query: '?body',
  import: 'default',
  eager: true,
});

/** The text of every release note as HTML, by its name and language: `primeros-pasos.es`. */
export const noteBodies: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, html]) => [path.replace(/^.*\/(.*)\.md$/, '$1'), html]),
);
