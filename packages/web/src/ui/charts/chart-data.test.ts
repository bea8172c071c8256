import { expect, it } from 'vitest';
import { labelsLeftOut, pointsOf, shortenedTo } from './chart-data.ts';

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

it('leaves out labels that would touch each other', () => {
  const chartOf = (labels: string[]) => ({
    axis: 'Día',
    series: [],
    rows: labels.map((label) => ({ label, values: [] })),
    format: String,
  });
  const days = chartOf(Array.from({ length: 28 }, (_, day) => `${day + 1} nov`));
  const months = chartOf(Array.from({ length: 12 }, () => 'ene'));
  expect(labelsLeftOut(days, 'phone')).toBe(4);
  expect(labelsLeftOut(days, 'desk')).toBe(2);
  expect(labelsLeftOut(months, 'phone')).toBe(1);
  expect(labelsLeftOut(months, 'desk')).toBe(0);
  expect(labelsLeftOut(chartOf([]), 'phone')).toBe(0);
});

it('shortens a name to the lines that it has room for, between words', () => {
  const name = 'Equipos y suministros de recreación, parques infantiles';
  expect(shortenedTo(name, 60, 1)).toBe(name);
  expect(shortenedTo(name, 22, 3)).toBe(name);
  expect(shortenedTo(name, 22, 2)).toBe('Equipos y suministros de recreación, parques…');
  expect(shortenedTo(name, 21, 2)).toBe('Equipos y suministros de recreación…');
  expect(shortenedTo(name, 22, 1)).toBe('Equipos y suministros…');
  expect(shortenedTo('Otorrinolaringología', 8, 1)).toBe('Otorrinolaringología');
  expect(shortenedTo('', 8, 1)).toBe('');
});
