import { Id } from '@pliego/contract/fields';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstParamsIn, idIn, paramsIn } from './path-params.ts';

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

it('reads what an address puts in the place of the names', () => {
  expect(paramsIn('/apps/email/$folder/$id', '/apps/email/sent/12')).toEqual({
    folder: 'sent',
    id: '12',
  });
  expect(paramsIn('/apps/email', '/apps/email/')).toEqual({});
});

it('says when the form is another', () => {
  expect(paramsIn('/apps/email/$folder', '/apps/email')).toBeNull();
  expect(paramsIn('/apps/email/$folder', '/apps/chat/7')).toBeNull();
});

it('takes the first form that fits, and unescapes', () => {
  const patterns = ['/apps/todo/tag/$tag', '/apps/todo/$filter'];
  expect(firstParamsIn(patterns, '/apps/todo/tag/m%C3%A1s')).toEqual({ tag: 'más' });
  expect(firstParamsIn(patterns, '/apps/todo/important')).toEqual({ filter: 'important' });
  expect(firstParamsIn(patterns, '/apps/todo')).toEqual({});
});

it('leaves an escape that is none as it was typed', () => {
  expect(paramsIn('/apps/todo/$filter', '/apps/todo/100%')).toEqual({ filter: '100%' });
});
