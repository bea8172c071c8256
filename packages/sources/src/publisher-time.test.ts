import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import type { JsonObject } from './notice.ts';
import { readDate } from './spreadsheet/cell-dates.ts';

function ocds(tender: JsonObject, ocid = 'ocds-k50g02-1') {
  const payload = { ocid, tag: ['tender'], date: '2015-01-02T10:00:00Z', tender };
  return factsOf({
    source: 'ocds',
    code: ocid,
    format: 'ocds-release',
    observedAt: '2015-01-02T10:00:00.000Z',
    payload,
  }).milestones;
}

describe('a date without an hour', () => {
  it.each(['2015-01-03', '2015-01-03T00:00:00Z', '2015-01-03T00:00:00-05:00'])(
    'stays its day on the calendar: %s',
    (datePublished) => {
      const publicacion = ocds({ datePublished })?.publicacion;
      expect(publicacion).toMatchObject({ dia: '2015-01-03', original: datePublished });
      expect(santiagoDay(publicacion?.instante ?? '')).toBe('2015-01-03');
      expect(publicacion?.zona).toBeUndefined();
    },
  );

  it.each([
    ['ocds-k50g02-1', '2015-01-04T04:59:59.000Z', 'America/Bogota'],
    ['ocds-70d2nz-1', '2015-01-04T02:59:59.000Z', undefined],
    ['ocds-unknown-1', '2015-01-03T23:59:59.000Z', 'UTC'],
  ])('counts as a deadline until its end at the publisher %s', (ocid, instante, zona) => {
    const cierre = ocds({ tenderPeriod: { endDate: '2015-01-03' } }, ocid)?.cierre;
    expect(cierre).toEqual({
      instante,
      original: '2015-01-03',
      dia: '2015-01-03',
      ...(zona === undefined ? {} : { zona }),
    });
  });

  it('is not made of a midnight by which something must be done', () => {
    const cierre = ocds({ tenderPeriod: { endDate: '2015-01-03T00:00:00Z' } })?.cierre;
    expect(cierre).toMatchObject({ instante: '2015-01-03T00:00:00.000Z', zona: 'America/Bogota' });
    expect(cierre?.dia).toBeUndefined();
  });

  it.each(['26/11/2020', '2020-11-26', '26 de noviembre de 2020', 44_161])(
    'is told apart in a spreadsheet: %s',
    (cell) => {
      expect(readDate(cell, 'dd/mm/aaaa')).toMatchObject({ dia: '2020-11-26' });
    },
  );

  it.each(['26/11/2020 00:00', '2020-11-26 15:00', 44_161.5])(
    'is none where the cell gives an hour: %s',
    (cell) => {
      expect(readDate(cell, 'dd/mm/aaaa')).not.toHaveProperty('dia');
    },
  );

  it('closes a tender of the portal at the end of the day in Chile', () => {
    const { milestones } = factsOf({
      source: 'mercado-publico',
      code: '1-1-LE26',
      format: 'mp-csv',
      observedAt: '2026-01-01T00:00:00.000Z',
      payload: { nombre: 'a', fecha_final: '2026-01-20' },
    });
    expect(milestones?.cierre).toEqual({
      instante: '2026-01-21T02:59:59.000Z',
      original: '2026-01-20',
      dia: '2026-01-20',
    });
  });
});
