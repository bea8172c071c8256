import { stateClasses } from '@pliego/contract/rules/tender-codes';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeOwn, ownParts, withPart } from './merge-own.ts';
import { bodyOf, type OwnValues, valuesOf } from './own-values.ts';

const text = fc.constantFrom('', 'Uno', 'Dos', 'Tres');
const instant = fc.constantFrom(null, '2026-12-04T18:00:00.000Z', '2026-12-05T18:00:00.000Z');

const ownValues: fc.Arbitrary<OwnValues> = fc
  .record({
    nombre: text,
    descripcion: text,
    estado: fc.constantFrom(...stateClasses),
    comprador: text,
    rutComprador: fc.constantFrom('', '76.123.456-0'),
    region: fc.constantFrom(null, 7, 13),
    comuna: text,
    monto: fc.constantFrom(null, 1, 2),
    moneda: fc.constantFrom('CLP', 'CLF'),
    fechas: fc.record({
      finPreguntas: instant,
      visitaTerreno: instant,
      cierre: instant,
      adjudicacionEstimada: instant,
    }),
    url: text,
    lineas: fc.array(fc.record({ nombre: text, cantidad: fc.constant(null), unidad: text }), {
      maxLength: 2,
    }),
  })
  .map((stated) => valuesOf(stated));

const same = (one: OwnValues, other: OwnValues) => expect(bodyOf(one)).toEqual(bodyOf(other));

it('keeps what is typed where nobody else changed anything, and takes all where nothing is typed', () => {
  fc.assert(
    fc.property(ownValues, ownValues, (base, other) => {
      const kept = mergeOwn(base, other, base);
      same(kept.values, other);
      expect([kept.taken, kept.clashes]).toEqual([[], []]);
      const taken = mergeOwn(base, base, other);
      same(taken.values, other);
      expect(taken.clashes).toEqual([]);
    }),
  );
});

it('leaves to choose only what both changed, and by choosing leads to what the other one saved', () => {
  fc.assert(
    fc.property(ownValues, ownValues, ownValues, (base, mine, theirs) => {
      const { values, taken, clashes } = mergeOwn(base, mine, theirs);
      expect(taken.filter((part) => clashes.includes(part))).toEqual([]);
      // Of what both left alone or changed in the same way, nothing is asked.
      expect(mergeOwn(base, theirs, theirs)).toMatchObject({ taken: [], clashes: [] });
      const all = ownParts.reduce((chosen, part) => withPart(chosen, part, theirs), values);
      same(all, theirs);
      // Once chosen, a part asks nothing more.
      const chosen = clashes.reduce((one, part) => withPart(one, part, theirs), values);
      expect(mergeOwn(theirs, chosen, theirs).clashes).toEqual([]);
    }),
  );
});

it('tells a clash from what goes together', () => {
  const base = valuesOf({ nombre: 'Uniformes', monto: 10, moneda: 'CLP' });
  const mine = { ...base, monto: 12, nombre: 'Uniformes de faena' };
  const theirs = valuesOf({
    nombre: 'Uniformes',
    monto: 10,
    moneda: 'CLF',
    comprador: 'Viña Los Coigües SpA',
  });
  const merged = mergeOwn(base, mine, theirs);
  expect(merged).toMatchObject({ taken: ['comprador'], clashes: ['monto'] });
  expect(merged.values).toMatchObject({
    nombre: 'Uniformes de faena',
    comprador: 'Viña Los Coigües SpA',
    monto: 12,
    moneda: 'CLP',
  });
});
