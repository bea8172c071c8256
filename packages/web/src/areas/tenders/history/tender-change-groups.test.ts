import type { TenderChange } from '@pliego/contract/areas/tender-history';
import { expect, it } from 'vitest';
import { closingMove, groupsOf } from './tender-change-groups.ts';

const text = (texto: string) => ({ tipo: 'texto' as const, texto });
const instant = (instante: string) => ({
  tipo: 'instante' as const,
  instante,
  original: instante,
});

/** A change of the 5th, as the API returns it, by default. */
function change(own: Partial<TenderChange> & Pick<TenderChange, 'campo'>): TenderChange {
  return {
    detalle: null,
    antes: text('a'),
    despues: text('b'),
    cuando: '2026-11-05T12:00:00.000Z',
    leida: '2026-11-06T12:00:00.000Z',
    fuente: 'mercado-publico',
    formato: 'mp-detalle',
    archivo: null,
    propio: false,
    usuario: null,
    ...own,
  };
}

const closing = (day: number, from: string | null, to: string | null, formato = 'mp-detalle') =>
  change({
    campo: 'fecha',
    detalle: 'cierre',
    antes: from === null ? null : instant(`2026-12-${from}T18:00:00.000Z`),
    despues: to === null ? null : instant(`2026-12-${to}T18:00:00.000Z`),
    cuando: `2026-11-0${day}T12:00:00.000Z`,
    formato,
  });
const first = (formato = 'mp-detalle') =>
  change({ campo: 'licitacion', antes: null, cuando: '2026-11-01T12:00:00.000Z', formato });

it('groups the changes of one observation, the decisive ones first, and separates lists', () => {
  const groups = groupsOf([
    change({ campo: 'nombre' }),
    change({ campo: 'item', detalle: '2', antes: null }),
    change({ campo: 'item', detalle: '3', despues: null }),
    change({ campo: 'item', detalle: '4' }),
    change({ campo: 'monto' }),
    closing(5, '15', '17'),
    change({ campo: 'documento', detalle: 'Bases', antes: null }),
    first(),
  ]);
  expect(groups.map(({ fields }) => fields.map(({ campo }) => campo))).toEqual([
    ['fecha', 'monto', 'nombre'],
    ['licitacion'],
  ]);
  expect(
    groups[0]?.lists.map(({ field, added, removed, changed }) => [
      field,
      added.map(({ detalle }) => detalle),
      removed.map(({ detalle }) => detalle),
      changed.map(({ detalle }) => detalle),
    ]),
  ).toEqual([
    ['item', ['2'], ['3'], ['4']],
    ['documento', ['Bases'], [], []],
  ]);
  expect(groups[1]?.lists).toEqual([]);
});

it('separates two equal observations of different times', () => {
  const groups = groupsOf([
    change({ campo: 'nombre', cuando: '2026-11-07T12:00:00.000Z' }),
    change({ campo: 'nombre' }),
  ]);
  expect(groups).toHaveLength(2);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(2);
});

it('finds the last move of the closing, and how many there were', () => {
  const changes = [closing(8, '17', '20'), closing(5, '15', '17'), first()];
  expect(closingMove(changes, undefined)).toMatchObject({
    from: { instante: '2026-12-17T18:00:00.000Z' },
    to: { instante: '2026-12-20T18:00:00.000Z' },
    times: 2,
  });
  expect(closingMove(changes, '2026-11-06T00:00:00.000Z')).toMatchObject({
    to: { instante: '2026-12-17T18:00:00.000Z' },
    times: 1,
  });
  expect(closingMove(changes, '2026-11-02T00:00:00.000Z')).toBeNull();
});

it('takes no first date and no date taken away for a move', () => {
  expect(closingMove([closing(5, null, '15'), first()], undefined)).toBeNull();
  expect(closingMove([closing(8, '17', null), closing(5, '15', '17')], undefined)).toBeNull();
  expect(closingMove([], undefined)).toBeNull();
});

it('takes no correction of a mere list for a move, but does one between two lists', () => {
  expect(closingMove([closing(5, '15', '17'), first('mp-listado')], undefined)).toBeNull();
  const lists = [closing(5, '15', '17', 'mp-listado'), first('mp-listado')];
  expect(closingMove(lists, undefined)).toMatchObject({ times: 1 });
});

it('lists terms that were not known before, and tells each that changed', () => {
  const term = (detalle: string, antes: string | null) =>
    change({ campo: 'condicion', detalle, antes: antes === null ? null : text(antes) });
  const [group] = groupsOf([term('duracion', null), term('tipoPago', 'a'), term('etapas', null)]);
  expect(group?.fields.map(({ detalle }) => detalle)).toEqual(['tipoPago']);
  expect(group?.lists.map(({ field, added }) => [field, added.length])).toEqual([['condicion', 2]]);
});
