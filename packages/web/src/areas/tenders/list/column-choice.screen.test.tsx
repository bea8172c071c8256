import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { knownColumns, moved, readWidths, toggled, writtenWidths } from './column-choice.ts';
import { defaultColumns, tenderColumnIds } from './columns.tsx';

const anyColumns = fc.uniqueArray(fc.constantFrom(...tenderColumnIds));

it('columns keep the order they are given, with the name first, and each once', () => {
  expect(knownColumns(['monto', 'cierre', 'inventada', 'monto', 'nombre'])).toEqual([
    'nombre',
    'monto',
    'cierre',
  ]);
  expect(knownColumns(defaultColumns)).toEqual(defaultColumns);
  expect(knownColumns([])).toEqual([]);
});

it('a column comes back at its usual place', () => {
  const without = toggled(defaultColumns, 'monto');
  expect(without).not.toContain('monto');
  expect(toggled(without, 'monto')).toEqual(defaultColumns);
});

it('moving a column and back changes nothing', () => {
  const at = fc.nat({ max: 30 });
  fc.assert(
    fc.property(anyColumns, at, at, (columns, one, other) => {
      fc.pre(one < columns.length && other < columns.length);
      expect(moved(moved(columns, one, other), other, one)).toEqual(columns);
    }),
  );
});

it('widths are read back as they are written, and nonsense is left out', () => {
  const widths = fc.dictionary(
    fc.constantFrom(...tenderColumnIds),
    fc.integer({ min: 64, max: 640 }),
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(widths, (given) => {
      expect(readWidths(writtenWidths(given))).toEqual(given);
    }),
  );
  expect(
    readWidths(['monto.9', 'cierre.99999', 'inventada.100', 'monto', 'tipo.x', 'etapa.-4']),
  ).toEqual({
    monto: 64,
    cierre: 640,
  });
});
