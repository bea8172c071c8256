import { describe, expect, it } from 'vitest';
import { expectedPurchases } from './outlook-sections.ts';
import { hasEqualBids } from './signals-section.ts';

const bid = (nombre: string, monto: number | null, moneda = 'CLP') => ({
  nombre,
  rut: null,
  monto,
  moneda,
  seleccionada: false,
});

describe('bids of the same price', () => {
  it.each([
    ['of two', [bid('Uno', 100), bid('Dos', 100)], true],
    ['of one, twice', [bid('Uno', 100), bid('UNO', 100)], false],
    ['in other currencies', [bid('Uno', 100), bid('Dos', 100, 'USD')], false],
    [
      'without a price',
      [bid('Uno', null), bid('Dos', null), bid('Tres', 0), bid('Cuatro', 0)],
      false,
    ],
    ['that differ', [bid('Uno', 100), bid('Dos', 101)], false],
  ])('%s', (_, bids, expected) => {
    expect(hasEqualBids(bids)).toBe(expected);
  });
});

describe('what is expected by the season', () => {
  const published = (publishedOn: string | null, ...families: string[]) => ({
    publishedOn,
    families,
  });
  const today = '2026-11-20';

  it('is what two of the last three years published in a month ahead, each category once', () => {
    const rows = [
      published('2025-12-03', '4213'),
      published('2023-12-30', '4213'),
      published('2024-01-10', '4213'),
      published('2025-01-10', '4213'),
      published('2025-02-01', '1411'),
      published('2024-02-28', '1411'),
      published('2026-02-05', '1411'),
    ];
    expect(expectedPurchases(rows, today)).toEqual([
      { family: '4213', month: '2026-12', before: ['2025-12', '2023-12'] },
      { family: '1411', month: '2027-02', before: ['2026-02', '2025-02', '2024-02'] },
    ]);
  });

  it.each([
    ['once', [published('2025-12-03', '4213'), published(null, '4213')]],
    ['too long ago', [published('2025-12-03', '4213'), published('2022-12-03', '4213')]],
    ['too far ahead', [published('2025-04-03', '4213'), published('2024-04-03', '4213')]],
    [
      'already this year',
      [
        published('2025-11-03', '4213'),
        published('2024-11-03', '4213'),
        published('2026-11-02', '4213'),
      ],
    ],
  ])('is nothing that was published %s', (_, rows) => {
    expect(expectedPurchases(rows, today)).toEqual([]);
  });
});
