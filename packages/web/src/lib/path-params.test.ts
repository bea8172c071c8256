import { expect, it } from 'vitest';
import { firstParamsIn, paramsIn } from './path-params.ts';

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
