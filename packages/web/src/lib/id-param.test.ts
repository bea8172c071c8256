import { Id } from '@pliego/contract/fields';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { idIn, recordParam } from './id-param.ts';

it('takes for an id what the contract takes for one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 3_000_000_000 }), (number) => {
      expect(idIn(String(number))).toBe(Id.safeParse(number).data);
    }),
  );
  for (const text of ['', ' 7', '7.0', '1e3', '0x10', 'siete', '99999999999']) {
    expect(idIn(text)).toBeUndefined();
  }
});

it('keeps as text what is the id of no record', () => {
  expect(recordParam.parse({ id: '4987' })).toEqual({ id: 4987 });
  expect(recordParam.parse({ id: 'siete' })).toEqual({ id: 'siete' });
  expect(recordParam.stringify({ id: 4987 })).toEqual({ id: '4987' });
});
