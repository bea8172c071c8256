import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitRow } from './csv-row.ts';

function quoted(field: string): string {
  return `"${field.replaceAll('"', '""')}"`;
}

describe('splitRow', () => {
  it('returns any fields that were written by the standard', () => {
    const field = fc.string({ unit: fc.constantFrom('a', '"', ';', ' ', '\n', 'ñ', '😀') });
    fc.assert(
      fc.property(fc.array(field, { minLength: 1, maxLength: 6 }), (fields) => {
        const text = fields.map(quoted).join(';');
        expect(splitRow(text, ';', fields.length)).toEqual({
          kind: 'row',
          fields,
          repaired: false,
        });
      }),
    );
  });

  it('returns fields with unescaped quotes, where no quote ends a field by itself', () => {
    const field = fc
      .string({ unit: fc.constantFrom('a', '"', ' ', ',') })
      .filter((text) => !text.startsWith('"') && !text.includes('""'));
    fc.assert(
      fc.property(fc.array(field, { minLength: 1, maxLength: 6 }), (fields) => {
        const row = splitRow(fields.map((text) => `"${text}"`).join(';'), ';', fields.length);
        expect(row).toMatchObject({ kind: 'row', fields });
      }),
    );
  });

  it('lets the number of columns decide how quotes are read', () => {
    expect(splitRow('"a"";b";c', ';', 2)).toEqual({
      kind: 'row',
      fields: ['a";b', 'c'],
      repaired: false,
    });
    expect(splitRow('"a"";"b";c', ';', 3)).toEqual({
      kind: 'row',
      fields: ['a"', 'b', 'c'],
      repaired: true,
    });
  });

  it('reads a doubled quote as one beside unescaped ones', () => {
    expect(splitRow('"O"HIGGINS";"di ""hola"""', ';', 2)).toEqual({
      kind: 'row',
      fields: ['O"HIGGINS', 'di "hola"'],
      repaired: true,
    });
  });

  it('distinguishes an open quote from a wrong number of columns', () => {
    expect(splitRow('a;"b', ';', 3)).toMatchObject({ kind: 'open' });
    expect(splitRow('a;b', ';', 3)).toEqual({ kind: 'other-width', columns: 2 });
  });
});
