import { describe, expect, it } from 'vitest';
import {
  flagOf,
  isStorable,
  memberAt,
  numberOf,
  storableJson,
  textOf,
  webAddressOf,
} from './read-json.ts';

describe('storableJson', () => {
  it('drops what no JSON column can hold and keeps everything else', () => {
    const parsed: unknown = JSON.parse(
      '{"a\\u0000":"x\\u0000y\\ud800z😀","n":1e999,"__proto__":1}',
    );
    expect(storableJson(parsed)).toEqual({ a: 'xyz😀', n: null });
  });

  it('refuses a value nested deeper than any notice', () => {
    expect(storableJson(JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`))).toBeUndefined();
  });
});

describe('isStorable', () => {
  it.each<[unknown, boolean]>([
    [{ a: [1, 'x', null, true, {}] }, true],
    [JSON.parse('{"a":{"__proto__":1}}'), false],
    [[Number.POSITIVE_INFINITY], false],
    [[undefined], false],
    [JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`), true],
    [JSON.parse(`${'['.repeat(101)}${']'.repeat(101)}`), false],
  ])('%#', (value, storable) => {
    expect(isStorable(value)).toBe(storable);
  });
});

describe('field readers', () => {
  it('read numbers written as text, and nothing that only looks like one', () => {
    expect(
      ['12', ' 1.5 ', 7, '-', '', '_NO_APLICA_', '1 ,444,000', '1,5', null].map(numberOf),
    ).toEqual([12, 1.5, 7, null, null, null, null, null, null]);
  });

  it('read texts and numeric ids alike', () => {
    expect([' a ', 12, '', '  ', null, true, {}].map(textOf)).toEqual([
      'a',
      '12',
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('read flags as number, text or boolean', () => {
    expect([0, 1, '0', '1', true, 2, 'sí'].map(flagOf)).toEqual([
      false,
      true,
      false,
      true,
      true,
      null,
      null,
    ]);
  });

  it('never read what an object inherits', () => {
    expect(memberAt({ a: { b: 1 } }, 'a', 'b')).toBe(1);
    expect(memberAt({}, 'constructor', 'name')).toBeUndefined();
  });

  it('take only web addresses as links', () => {
    expect(webAddressOf('https://example.org/a')).toBe('https://example.org/a');
    expect(webAddressOf('javascript:alert(1)')).toBeNull();
  });
});
