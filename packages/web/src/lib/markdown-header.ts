/*
 * Read while the page is built, by plugins: it imports nothing.
 */

const header = /^---\n([\s\S]*?)\n---\n/;

/** The lines `name: value` above the text of a Markdown file; an error that names the file where there are none. */
export function headerFields(source: string, file: string) {
  const match = header.exec(source);
  if (match === null) throw new Error(`${file} has no header between --- lines`);
  const lines = (match[1] ?? '').split('\n');
  const fields = new Map(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
  return {
    get: (name: string): string | undefined => fields.get(name),
    need: (name: string): string => {
      const value = fields.get(name);
      if (value === undefined || value === '') throw new Error(`${file} does not say «${name}»`);
      return value;
    },
  };
}

/** The text under the header. */
export const bodyOf = (source: string): string => source.replace(header, '').trim();
