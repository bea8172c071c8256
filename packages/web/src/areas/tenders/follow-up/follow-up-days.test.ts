import type { FollowUpRow } from '@pliego/contract/areas/follow-up';
import { describe, expect, it } from 'vitest';
import { daysOf, endingOn, lastSeenDay, type PortalRow, shownRows } from './follow-up-days.ts';

const row = (id: number, dia: string, cuando: string): FollowUpRow => ({
  clase: 'equipo',
  clave: `${id} ${cuando}`,
  dia,
  licitacion: {
    id,
    codigo: `${id}`,
    nombre: 'Papel',
    etapa: 'detectada',
    Asignado: null,
    cierre: null,
    cierreDia: null,
  },
  gravedad: 'leve',
  cuando,
  tipo: 'seguir',
  antes: [],
  despues: ['Ana'],
  hechos: null,
  quien: null,
});

const said = (
  campo: PortalRow['campo'],
  gravedad: PortalRow['gravedad'],
  cuando: string,
): PortalRow => ({
  ...row(1, '2026-11-23', cuando),
  clase: 'portal',
  gravedad,
  campo,
  detalle: null,
  antes: null,
  despues: null,
  leida: cuando,
  fuente: 'mercado-publico',
});

const rows = [
  row(1, '2026-11-23', '2026-11-23T15:00:00Z'),
  row(2, '2026-11-23', '2026-11-23T14:00:00Z'),
  row(1, '2026-11-23', '2026-11-23T13:00:00Z'),
  row(2, '2026-11-20', '2026-11-20T13:00:00Z'),
];

describe('the days of the follow-up', () => {
  it('hold each tender once, with its rows in their order', () => {
    const days = daysOf(rows);
    expect(days.map(({ day, count }) => [day, count])).toEqual([
      ['2026-11-23', 3],
      ['2026-11-20', 1],
    ]);
    expect(days[0]?.tenders.map(({ tender, rows: own }) => [tender.id, own.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('are cut where the last visit ended', () => {
    const days = daysOf(rows);
    expect(lastSeenDay(days, '2026-11-21T00:00:00Z')).toBe('2026-11-20');
    expect(lastSeenDay(days, null)).toBeUndefined();
    expect(lastSeenDay(days, '2026-11-24T00:00:00Z')).toBeUndefined();
    expect(lastSeenDay(days, '2026-11-01T00:00:00Z')).toBeUndefined();
  });
});

it('shows the changes of one edit together, unless the portal changed something in between', () => {
  const edited = (id: number, cuando: string): FollowUpRow => ({
    ...row(id, '2026-11-23', cuando),
    clase: 'equipo',
    tipo: 'expediente',
    antes: [],
    despues: [],
    hechos: { campo: 'prioridad' },
    quien: { id: 7, fullName: 'Ana' },
  });
  const portal = said('estado', 'leve', '2026-11-23T15:00:30Z');
  const [third, second, first] = [
    edited(1, '2026-11-23T15:01:10Z'),
    edited(1, '2026-11-23T15:01:00Z'),
    edited(1, '2026-11-23T15:00:20Z'),
  ];
  const lengths = (shown: readonly FollowUpRow[]) =>
    shownRows(shown).map((one) => (one.clase === 'portal' ? 'portal' : one.edit.length));
  expect(lengths([third, second, first])).toEqual([3]);
  expect(lengths([third, second, portal, first])).toEqual([2, 'portal', 1]);
  expect(lengths(rows.slice(0, 2))).toEqual([1, 1]);
});

it('shows first the gravest of what a source said at one moment, and the newest before what was said earlier', () => {
  const [now, before] = ['2026-11-23T15:00:00Z', '2026-11-23T14:00:00Z'];
  const changes = [
    said('fecha', 'leve', now),
    said('fecha', 'importante', now),
    said('estado', 'grave', now),
    said('estado', 'grave', before),
  ];
  const shown = shownRows(changes).flatMap((one) =>
    one.clase === 'portal' ? [[one.row.gravedad, one.row.cuando]] : [],
  );
  expect(shown).toEqual([
    ['grave', now],
    ['importante', now],
    ['leve', now],
    ['grave', before],
  ]);
});

it('never ends a window before it begins', () => {
  expect(endingOn('2026-11-20', '2026-11-01')).toEqual({ hasta: '2026-11-20' });
  expect(endingOn(null, '2026-11-01')).toEqual({ hasta: undefined });
  expect(endingOn('2026-10-20', '2026-11-01')).toEqual({
    desde: '2026-10-20',
    hasta: '2026-10-20',
  });
});
