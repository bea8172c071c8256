import { expect, it } from 'vitest';
import { pointsOf } from './chart-data.ts';

it('keeps series apart that have the same name, and fills in what is missing', () => {
  const series = [
    { label: 'Ventas', color: 'accent' },
    { label: 'Ventas', color: 'warm' },
  ] as const;
  const rows = [
    { label: 'ene', values: [1, 2] },
    { label: 'feb', values: [3] },
  ];
  expect(pointsOf({ axis: 'Mes', series, rows, format: String })).toEqual([
    { label: 'ene', s0: 1, s1: 2 },
    { label: 'feb', s0: 3, s1: 0 },
  ]);
});
