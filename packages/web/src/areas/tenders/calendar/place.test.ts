import type { CalendarEntry } from '@pliego/contract/areas/deadlines';
import { describe, expect, it } from 'vitest';
import { kindsOf, withGroup } from './date-groups.ts';
import { entriesOn, fitted, placed } from './place.ts';

const now = Date.parse('2026-11-25T15:00:00Z');
const me = 7;

interface Draft extends Partial<Omit<CalendarEntry, 'licitacion'>> {
  licitacion?: Partial<CalendarEntry['licitacion']>;
}

function entry({ licitacion, ...rest }: Draft): CalendarEntry {
  return {
    tipo: 'cierre',
    instante: '2026-11-26T18:00:00Z',
    dia: null,
    texto: null,
    ...rest,
    licitacion: {
      id: 1,
      codigo: '1-1-LE26',
      nombre: 'Guantes',
      comprador: null,
      clase: 'publicada',
      etapa: 'detectada',
      Asignado: null,
      siguiendo: false,
      restringida: false,
      ...licitacion,
    },
  };
}

const counted = (...counts: [string, number][]) =>
  counts.map(([dia, cantidad]) => ({ dia, cantidad, mias: 0 }));

describe('the entries of a day', () => {
  it('are those of its day in Santiago, or of the day that came without an hour', () => {
    const datos = [
      entry({ instante: '2026-11-27T02:59:00Z' }),
      entry({ instante: '2026-11-28T02:59:59Z', dia: '2026-11-27', licitacion: { id: 2 } }),
    ];
    const days = placed({ datos, porDia: [] }, { userId: me, now });
    expect([...days.keys()]).toEqual(['2026-11-26', '2026-11-27']);
  });

  it('begin with what is mine or I follow, each part by the clock', () => {
    const datos = [
      entry({ licitacion: { id: 1 } }),
      entry({ licitacion: { id: 2, Asignado: me } }),
      entry({ licitacion: { id: 3, Asignado: 8 } }),
      entry({ licitacion: { id: 4, siguiendo: true } }),
    ];
    const day = entriesOn(placed({ datos, porDia: [] }, { userId: me, now }), '2026-11-26');
    expect(day.placed.map(({ entry }) => entry.licitacion.id)).toEqual([2, 4, 1, 3]);
  });

  it('are counted where not all of them came', () => {
    const days = placed(
      { datos: [entry({})], porDia: counted(['2026-11-26', 13], ['2026-11-30', 4]) },
      { userId: me, now },
    );
    expect(entriesOn(days, '2026-11-26').total).toBe(13);
    expect(entriesOn(days, '2026-11-30')).toEqual({ placed: [], total: 4 });
    expect(entriesOn(days, '2026-12-01').total).toBe(0);
  });

  it.each([
    ['a closing of the next three days', {}, true],
    ['one in five days', { instante: '2026-11-30T18:00:00Z' }, false],
    ['another date of the next days', { tipo: 'visitaTerreno' }, false],
    ['the closing of one that was revoked', { licitacion: { clase: 'revocada' } }, false],
    ['one that has passed', { instante: '2026-11-25T14:00:00Z' }, false],
  ] satisfies [string, Draft, boolean][])('%s: warm or not', (_, draft, isNear) => {
    const datos = [entry(draft)];
    const [day] = placed({ datos, porDia: [] }, { userId: me, now }).values();
    expect(day?.placed[0]?.isNear).toBe(isNear);
  });
});

describe('what fits into a day', () => {
  const dayOf = (known: number, total: number) => {
    const datos = Array.from({ length: known }, (_, id) => entry({ licitacion: { id } }));
    const days = placed({ datos, porDia: counted(['2026-11-26', total]) }, { userId: me, now });
    return entriesOn(days, '2026-11-26');
  };
  it.each([
    [3, 3, 3, 0],
    [4, 4, 4, 0],
    [5, 5, 3, 2],
    [4, 16, 3, 13],
    [0, 9, 0, 9],
  ])('%i of %i are known: %i are shown, and %i more', (known, total, shown, rest) => {
    const fit = fitted(dayOf(known, total), 3);
    expect([fit.shown.length, fit.rest]).toEqual([shown, rest]);
  });
});

describe('the kinds of dates', () => {
  it('are all but what is history, which the address does not say', () => {
    expect(kindsOf(undefined)).toBeUndefined();
    const withHistory = withGroup(undefined, 'historia');
    expect(kindsOf(withHistory)).toContain('publicacion');
    expect(withGroup(withHistory, 'historia')).toBeUndefined();
  });

  it('are never none', () => {
    expect(withGroup(['cierre'], 'cierre')).toBeUndefined();
    expect(kindsOf(['tarea'])).toEqual(['tarea', 'proximaAccion']);
  });
});
