import { expect, it } from 'vitest';
import { isAt, placeAt, placeInSight, reordered } from './place.ts';

const column = [
  { id: 1, middle: 50 },
  { id: 2, middle: 150 },
  { id: 3, middle: 250 },
];

it('drops a card before the first one whose middle is below it', () => {
  expect(placeAt(column, 9, 20)).toEqual({ tras: null, ante: 1 });
  expect(placeAt(column, 9, 160)).toEqual({ tras: 2, ante: 3 });
  expect(placeAt(column, 9, 900)).toEqual({ tras: 3, ante: null });
  expect(placeAt([], 9, 20)).toBeUndefined();
});

it('does not count the card itself as its neighbour', () => {
  expect(placeAt(column, 2, 160)).toEqual({ tras: 1, ante: 3 });
  expect(placeAt(column.slice(0, 1), 1, 900)).toBeUndefined();
});

it('knows a drop that changes nothing', () => {
  expect(isAt(column, 2, { tras: 1, ante: 3 })).toBe(true);
  expect(isAt(column, 1, { tras: 2, ante: 3 })).toBe(false);
  expect(isAt(column, 9, { tras: 1, ante: 2 })).toBe(false);
  expect(isAt(column.slice(0, 1), 1, undefined)).toBe(true);
});

it('puts a card between its neighbours and loses none', () => {
  const ids = (place: { tras: number | null; ante: number | null }, id = 1) =>
    reordered(column, id, place).map((card) => card.id);
  expect(ids({ tras: 2, ante: 3 })).toEqual([2, 1, 3]);
  expect(ids({ tras: 3, ante: null })).toEqual([2, 3, 1]);
  expect(ids({ tras: null, ante: 1 }, 3)).toEqual([3, 1, 2]);
  expect(ids({ tras: 8, ante: 9 })).toEqual([1, 2, 3]);
});

it('keeps what is put below the last card that is shown in sight', () => {
  expect(placeInSight(column, 9, { tras: 3, ante: null })).toEqual({ tras: 2, ante: 3 });
  expect(placeInSight(column, 2, { tras: 3, ante: null })).toEqual({ tras: 1, ante: 3 });
  expect(placeInSight(column.slice(0, 1), 9, { tras: 1, ante: null })).toEqual({
    tras: null,
    ante: 1,
  });
  for (const place of [
    { tras: 1, ante: 2 },
    { tras: null, ante: 1 },
  ]) {
    expect(placeInSight(column, 9, place)).toEqual(place);
  }
});
