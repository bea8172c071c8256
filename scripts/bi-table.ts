/** Writes the tables of docs/bi.md: every view that other tools read, with its columns, from their definition. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { biViews } from '@pliego/server/db/bi/views';

export const tablePath = fileURLToPath(new URL('../docs/bi.md', import.meta.url));

const first = '## The views\n';
const after = '\n## What the role can do';

/** The document with the views as they are defined. */
export function withViews(document: string): string {
  const start = document.indexOf(first);
  const end = document.indexOf(after);
  if (start < 0 || end < start) throw new Error('docs/bi.md has no place for the views');
  const views = biViews.map(({ name, meaning, columns }) =>
    [
      `### bi.${name}`,
      '',
      `${meaning}.`,
      '',
      ...columns.map(([column, , of]) => `- \`${column}\`: ${of}.`),
    ].join('\n'),
  );
  return `${document.slice(0, start)}${first}\n${views.join('\n\n')}\n${document.slice(end)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(tablePath, withViews(readFileSync(tablePath, 'utf8')));
}
