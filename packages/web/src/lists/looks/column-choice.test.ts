import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnChoice, moved } from './column-choice.ts';

const { ids, usual, known, toggled, readWidths, writtenWidths } = columnChoice([
  { id: 'nombre', fixed: true },
  { id: 'cierre' },
  { id: 'monto' },
  { id: 'etapa' },
  { id: 'tipo', hiddenAtFirst: true },
]);
const anyColumns = fc.uniqueArray(fc.constantFrom(...ids));

it('columns keep the order they are given, with the name first, and each once', () => {
  expect(known(['monto', 'cierre', 'inventada', 'monto', 'nombre'])).toEqual([
    'nombre',
    'monto',
    'cierre',
  ]);
  expect(known(usual)).toEqual(usual);
  expect(known([])).toEqual([]);
});

it('a column comes back at its usual place', () => {
  const without = toggled(usual, 'monto');
  expect(without).not.toContain('monto');
  expect(toggled(without, 'monto')).toEqual(usual);
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
  const widths = fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 64, max: 640 }), {
    noNullPrototype: true,
  });
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
