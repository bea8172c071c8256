import { expect, it } from 'vitest';
import { movedTotals } from './totals.ts';

const columns = [
  {
    etapa: 'detectada' as const,
    cantidad: 3,
    exacta: true,
    montos: [
      { moneda: 'CLP', monto: 5_000 },
      { moneda: 'CLF', monto: 10.5 },
    ],
    sinMonto: 1,
  },
  {
    etapa: 'en-analisis' as const,
    cantidad: 1,
    exacta: true,
    montos: [{ moneda: 'CLP', monto: 700 }],
    sinMonto: 0,
  },
];
const card = (monto: number | null, moneda: string | null) => ({
  etapa: 'detectada' as const,
  monto,
  moneda,
});

it('takes a card from one column and adds it to the other, in its currency', () => {
  expect(movedTotals(columns, card(5_000, 'CLP'), 'en-analisis')).toEqual([
    {
      etapa: 'detectada',
      cantidad: 2,
      exacta: true,
      montos: [{ moneda: 'CLF', monto: 10.5 }],
      sinMonto: 1,
    },
    {
      etapa: 'en-analisis',
      cantidad: 2,
      exacta: true,
      montos: [{ moneda: 'CLP', monto: 5_700 }],
      sinMonto: 0,
    },
  ]);
  expect(movedTotals(columns, card(10.5, 'CLF'), 'en-analisis')[1]?.montos).toEqual([
    { moneda: 'CLP', monto: 700 },
    { moneda: 'CLF', monto: 10.5 },
  ]);
});

it('counts what has no amount apart, and comes back as it was', () => {
  const there = movedTotals(columns, card(null, null), 'en-analisis');
  expect(there.map(({ cantidad, sinMonto }) => [cantidad, sinMonto])).toEqual([
    [2, 0],
    [2, 1],
  ]);
  const back = movedTotals(there, { ...card(null, null), etapa: 'en-analisis' }, 'detectada');
  expect(back).toEqual(columns);
});

it('changes nothing for a card that stays, or whose column is not shown', () => {
  expect(movedTotals(columns, card(5_000, 'CLP'), 'detectada')).toEqual(columns);
  expect(movedTotals(columns.slice(1), card(300, 'CLP'), 'en-analisis')).toMatchObject([
    { cantidad: 2, exacta: true, montos: [{ monto: 1_000 }] },
  ]);
});

it('leaves a column as it is of which not all are counted', () => {
  const [few, analysed] = columns;
  if (few === undefined || analysed === undefined) throw new Error('The columns are missing');
  const many = { ...few, exacta: false };
  const moved = movedTotals([many, analysed], card(5_000, 'CLP'), 'en-analisis');
  expect(moved).toMatchObject([many, { cantidad: 2 }]);
});
