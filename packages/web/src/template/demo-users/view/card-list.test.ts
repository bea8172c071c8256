import type { DemoCard } from '@pliego/contract/areas/demo-user-details';
import { expect, it } from 'vitest';
import { withCard, withOneMain, withoutCard } from './card-list.ts';

const card = (last4: string, isPrimary = false): DemoCard => ({
  brand: 'Visa',
  last4,
  holder: 'Rosa Millán',
  expires: '08/29',
  isPrimary,
});
/** The last digits in order, the main one marked. */
const told = (cards: readonly DemoCard[]) =>
  cards.map(({ last4, isPrimary }) => (isPrimary ? `*${last4}` : last4)).join(' ');

const three = [card('1111', true), card('2222'), card('3333')];

it('has one main card, whenever there is any', () => {
  expect(told(withOneMain([card('1'), card('2', true), card('3', true)]))).toBe('1 *2 3');
  expect(told(withOneMain([card('1'), card('2')]))).toBe('*1 2');
  expect(withOneMain([])).toEqual([]);
});

it('takes one more, or another in the place of one', () => {
  expect(told(withCard([], card('1'), null))).toBe('*1');
  expect(told(withCard(three, card('4'), null))).toBe('*1111 2222 3333 4');
  expect(told(withCard(three, card('4'), card('1111')))).toBe('*4 2222 3333');
});

it('takes back a removal and nothing else', () => {
  const removed = withoutCard(three, card('1111', true));
  expect(told(removed.cards)).toBe('*2222 3333');
  expect(told(removed.takeBack(removed.cards))).toBe('*1111 2222 3333');
  // A card was added meanwhile.
  const added = withCard(removed.cards, card('4444'), null);
  expect(told(removed.takeBack(added))).toBe('*1111 2222 3333 4444');
  // Another one was made the main one, or the others went away.
  expect(told(removed.takeBack([card('2222'), card('3333', true)]))).toBe('1111 2222 *3333');
  expect(told(removed.takeBack([]))).toBe('*1111');
  const last = withoutCard(three, card('3333'));
  expect(told(last.takeBack([card('1111', true)]))).toBe('*1111 3333');
});

it('takes back each of two removals, in any order', () => {
  const first = withoutCard(three, card('2222'));
  const second = withoutCard(first.cards, card('3333'));
  expect(told(second.takeBack(first.takeBack(second.cards)))).toBe('*1111 3333 2222');
  expect(told(first.takeBack(second.takeBack(second.cards)))).toBe('*1111 2222 3333');
});
