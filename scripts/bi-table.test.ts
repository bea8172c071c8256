import { readFileSync } from 'node:fs';
import { biViews } from '@pliego/server/db/bi/views';
import { describe, expect, it } from 'vitest';
import { tablePath, withViews } from './bi-table.ts';

describe('docs/bi.md', () => {
  const document = readFileSync(tablePath, 'utf8');

  it('names exactly the columns of the views, with what they mean', () => {
    expect(withViews(document), 'run npx tsx scripts/bi-table.ts').toBe(document);
  });

  it('says of every amount in which currency it is, and of every instant that it is one', () => {
    const columns = biViews.flatMap((view) => view.columns);
    const amounts = columns.filter(
      ([name]) => /^(monto|precio|neto|total)/.test(name) && name !== 'monto_clp',
    );
    expect(amounts.filter(([, , meaning]) => !meaning.includes('oneda'))).toEqual([]);
    const instants = columns.filter(
      ([, value]) => /timestamptz$|_at\)?$/.test(value) && !value.includes('::date'),
    );
    expect(instants.length).toBeGreaterThan(10);
    expect(instants.filter(([, , meaning]) => !meaning.includes('nstante'))).toEqual([]);
  });
});
