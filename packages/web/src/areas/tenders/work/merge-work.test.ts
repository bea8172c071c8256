import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { chosenChange, mergeWork, type WorkBase } from './merge-work.ts';

const base: WorkBase = {
  prioridad: null,
  probabilidad: 40,
  montoOferta: 1_000,
  monedaOferta: 'CLP',
  proximaAccion: 'Pedir muestras',
  proximaAccionDia: '2026-12-01',
  colaboradores: [{ id: 1 }, { id: 2 }],
};

it('keeps what nobody else touched', () => {
  const present = { ...base, probabilidad: 60 };
  expect(mergeWork(base, { prioridad: 'alta' }, present)).toEqual({
    kept: { prioridad: 'alta' },
    clashes: [],
  });
});

it('asks about what both changed, and about nothing else', () => {
  const present = { ...base, proximaAccion: 'Llamar', prioridad: 'baja' as const };
  const change = { proximaAccion: 'Visitar', probabilidad: 70 };
  const merge = mergeWork(base, change, present);
  expect(merge).toEqual({
    kept: { probabilidad: 70 },
    clashes: [
      {
        fields: ['proximaAccion'],
        mine: { proximaAccion: 'Visitar' },
        theirs: { proximaAccion: 'Llamar' },
      },
    ],
  });
  expect(chosenChange(merge, [true])).toEqual({ probabilidad: 70, proximaAccion: 'Visitar' });
  expect(chosenChange(merge, [false])).toEqual({ probabilidad: 70 });
});

it('takes the same change of two people for one', () => {
  const present = { ...base, prioridad: 'alta' as const };
  expect(mergeWork(base, { prioridad: 'alta' }, present)).toEqual({ kept: {}, clashes: [] });
});

it('takes an amount and its currency for one', () => {
  const present = { ...base, monedaOferta: 'CLF' };
  expect(mergeWork(base, { montoOferta: 2_000 }, present).clashes).toEqual([
    {
      fields: ['montoOferta', 'monedaOferta'],
      mine: { montoOferta: 2_000, monedaOferta: 'CLP' },
      theirs: { montoOferta: 1_000, monedaOferta: 'CLF' },
    },
  ]);
});

it('adds and removes people, even if another user did so too', () => {
  const present = { ...base, colaboradores: [{ id: 2 }, { id: 3 }] };
  expect(mergeWork(base, { colaboradores: [1, 2, 4] }, present).kept).toEqual({
    colaboradores: [2, 3, 4],
  });
  expect(mergeWork(base, { colaboradores: [1] }, present).kept).toEqual({ colaboradores: [3] });
  expect(mergeWork(base, { colaboradores: [1, 2] }, present).kept).toEqual({});
});

it('never changes by itself what somebody else has changed', () => {
  const chance = fc.option(fc.integer({ min: 0, max: 3 }));
  const prio = fc.option(fc.constantFrom('alta' as const, 'media' as const, 'baja' as const));
  const state = fc.record({ probabilidad: chance, prioridad: prio });
  fc.assert(
    fc.property(state, state, state, (was, mine, is) => {
      const from = { ...base, ...was };
      const present = { ...base, ...is };
      const { kept, clashes } = mergeWork(from, mine, present);
      for (const field of ['probabilidad', 'prioridad'] as const) {
        const isTouched = present[field] !== from[field];
        expect(isTouched && kept[field] !== undefined).toBe(false);
        const isAsked = clashes.some(({ fields }) => fields.includes(field));
        expect(isAsked).toBe(isTouched && mine[field] !== present[field]);
      }
    }),
  );
});
