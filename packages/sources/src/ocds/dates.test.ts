import { describe, expect, it } from 'vitest';
import { amountOf, moneyOf } from './amounts.ts';
import { latestAct, ocdsInstant } from './dates.ts';

describe('ocdsInstant', () => {
  it.each([
    ['2015-06-30T00:00:00.-06:00', '2015-06-30T06:00:00.000Z'],
    ['2014-03-26 16:00 Eastern Standard Time (EST)', '2014-03-26T21:00:00.000Z'],
    ['2014-07-31 14:00 Eastern Daylight Time (EDT)', '2014-07-31T18:00:00.000Z'],
    ['2014-06-13 14:00 Newfoundland Daylight Time (NDT)', '2014-06-13T16:30:00.000Z'],
    ['31/03/2017', '2017-03-31T00:00:00.000Z'],
    ['20/12/2016.', '2016-12-20T00:00:00.000Z'],
    ['30/052017', '2017-05-30T00:00:00.000Z'],
    ['05/05/2015', '2015-05-05T00:00:00.000Z'],
    ['03/31/2017', '2017-03-31T00:00:00.000Z'],
    ['42856', '2017-05-01T00:00:00.000Z'],
    [42_856, '2017-05-01T00:00:00.000Z'],
  ])('reads %j', (value, instant) => {
    expect(ocdsInstant(value)).toBe(instant);
  });

  it.each([
    '12/02/2015',
    '32/13/2015',
    'n/a',
    'No palica',
    'Pendiente de Emisión',
    '',
    null,
    200,
    '99999',
    '2014-03-26 16:00 Local Time (XYZ)',
    {},
  ])('leaves %j out', (value) => {
    expect(ocdsInstant(value)).toBeNull();
  });
});

describe('latestAct', () => {
  it('is the latest past event, and never a future one', () => {
    expect(
      latestAct({
        tender: { datePublished: '2026-01-01', tenderPeriod: { endDate: '2026-09-01' } },
        awards: [{ date: '2026-03-01', contractPeriod: { endDate: '2030-01-01' } }],
      }),
    ).toBe('2026-03-01T00:00:00.000Z');
    expect(
      latestAct({ tender: { tenderPeriod: { startDate: '2026-01-02', endDate: '2026-02-01' } } }),
    ).toBe('2026-01-02T00:00:00.000Z');
    expect(latestAct({ tender: { title: 'x' } })).toBeNull();
  });
});

describe('amountOf', () => {
  it.each([
    ['1 ,444,000', 1_444_000],
    ['1,444,000.50', 1_444_000.5],
    ['12,345.67', 12_345.67],
    ['$ 15', 15],
    [' 900 ', 900],
    [3.5, 3.5],
  ])('reads %j', (value, amount) => {
    expect(amountOf(value)).toBe(amount);
  });

  it.each(['_NO_APLICA_', 'NO APLICA', '-', '', '1,5', '1,444', '12 345', '1.444.000', null, {}])(
    'leaves %j out',
    (value) => {
      expect(amountOf(value)).toBeNull();
    },
  );

  it('gives currencies in capitals and rightly spelt', () => {
    expect(moneyOf({ amount: 1, currency: 'mxn' })).toEqual({ amount: 1, currency: 'MXN' });
    expect(moneyOf({ amount: '', currency: 'MNX' })).toEqual({ amount: null, currency: 'MXN' });
    expect(moneyOf({ amount: 1, currency: '' })).toEqual({ amount: 1, currency: null });
  });
});
