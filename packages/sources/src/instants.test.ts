import { describe, expect, it } from 'vitest';
import { instantFromIso, instantFromPortal } from './instants.ts';

describe('instantFromIso', () => {
  it.each([
    ['2014-09-05T09:09:11-04:00', '2014-09-05T13:09:11.000Z'],
    ['2020-05-28T16:54:00+0100', '2020-05-28T15:54:00.000Z'],
    ['2017-01-01', '2017-01-01T00:00:00.000Z'],
    ['2019-09-18T17:56:21.078Z', '2019-09-18T17:56:21.078Z'],
    ['2018-05-02T10:00:00.123456+03:00', '2018-05-02T07:00:00.123Z'],
    ['2014-03-25T00:00', '2014-03-25T00:00:00.000Z'],
  ])('reads %s', (text, instant) => {
    expect(instantFromIso(text)).toBe(instant);
  });

  it.each([
    '',
    'Pendiente de Emisión',
    '30/052017',
    '31/03/2017',
    '2017-02-30',
    '2017-13-01T00:00:00Z',
    '2014-03-26 16:00 Eastern Standard Time (EST)',
    '0001-01-01T00:00:00Z',
    '9999-12-31T00:00:00Z',
    '43000',
  ])('does not take «%s» for a date', (text) => {
    expect(instantFromIso(text)).toBeNull();
  });
});

describe('instantFromPortal', () => {
  it.each([
    ['2026-01-26T15:01:00', '2026-01-26T18:01:00.000Z'],
    ['2025-07-26T15:01:00.5', '2025-07-26T19:01:00.500Z'],
    ['2025-12-17T22:20:37.5626564Z', '2025-12-17T22:20:37.562Z'],
    ['2026-01-01T08:32:52.0938763-03:00', '2026-01-01T11:32:52.093Z'],
    ['2016-11-14T12:42:09.707', '2016-11-14T15:42:09.707Z'],
  ])('reads %s', (text, instant) => {
    expect(instantFromPortal(text)).toBe(instant);
  });

  it.each(['', '0001-01-01T00:00:00', '1900-01-01T00:00:00', '26/11/2020 18:14:09'])(
    'does not take «%s» for a date',
    (text) => {
      expect(instantFromPortal(text)).toBeNull();
    },
  );
});
