import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardKind, groupedNumber, wrongCardFields, writtenExpiry } from './card-check.ts';

const right = {
  cardNumber: '4111 1111 1111 1111',
  cardName: 'Rosa Millán',
  cardExpiry: '12/28',
  cardCode: '123',
};

describe('a card', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  it('is right with a number that adds up, a date to come, a code and a name', () => {
    expect([...wrongCardFields(right)]).toEqual([]);
    expect([...wrongCardFields({ ...right, cardNumber: '4111-1111-1111-1111' })]).toEqual([]);
    for (const cardExpiry of ['11/2026', '1/28', '01/2028', '0128']) {
      expect([...wrongCardFields({ ...right, cardExpiry })]).toEqual([]);
    }
  });

  it.each([
    ['cardNumber', '4111 1111 1111 1112'],
    ['cardNumber', '4111'],
    ['cardNumber', ''],
    ['cardNumber', '<script>'],
    ['cardExpiry', '10/26'],
    ['cardExpiry', '13/28'],
    ['cardExpiry', '12/99'],
    ['cardExpiry', ''],
    ['cardCode', '12'],
    ['cardCode', '1234'],
    ['cardCode', 'abc'],
    ['cardName', '  '],
    ['cardName', '4111 1111 1111 1111'],
  ])('is refused with %s %j', (field, value) => {
    expect([...wrongCardFields({ ...right, [field]: value })]).toEqual([field]);
  });

  it('requires as many digits of its code as its kind has', () => {
    const amex = { ...right, cardNumber: '3782 822463 10005' };
    expect([...wrongCardFields(amex)]).toEqual(['cardCode']);
    expect([...wrongCardFields({ ...amex, cardCode: '1234' })]).toEqual([]);
    expect(cardKind(amex.cardNumber)).toEqual({ name: 'American Express', codeLength: 4 });
    expect(cardKind('')).toEqual({ name: null, codeLength: 3 });
  });
});

it('is written in the groups of its kind', () => {
  expect(groupedNumber('4111111111111111')).toBe('4111 1111 1111 1111');
  expect(groupedNumber('378282246310005')).toBe('3782 822463 10005');
  expect(groupedNumber('41a1-1')).toBe('4111');
  expect(groupedNumber('1'.repeat(40)).replaceAll(' ', '')).toHaveLength(19);
  expect(writtenExpiry('1228')).toBe('12/28');
  expect(writtenExpiry('12/2')).toBe('12/2');
  expect(writtenExpiry('1')).toBe('1');
});

it.each(['1/28', '01/2028', '12/28', '12/', '1/2'])('%s is written as it was typed', (typed) => {
  // Key by key, as the field does.
  const written = Array.from(typed).reduce((text, key) => writtenExpiry(text + key), '');
  expect(written).toBe(typed);
});
