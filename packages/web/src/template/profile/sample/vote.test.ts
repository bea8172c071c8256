import { expect, it } from 'vitest';
import { voted } from './vote.ts';

const me = { avatar: 'yo.svg', username: 'Yo', designation: '', coverImg: '' };
const polls = [
  { name: 'A', result: '64%', votedUser: [{ img: 'x', username: 'X' }] },
  { name: 'B', result: '36%', votedUser: [] },
];

it('a vote is shown with who gave it', () => {
  expect(voted(polls, 'B', me).map(({ votedUser }) => votedUser.length)).toEqual([1, 1]);
  expect(voted(polls, 'A', me).map(({ votedUser }) => votedUser.length)).toEqual([2, 0]);
});

it('the shares add up to the whole', () => {
  for (const { name } of polls) {
    const shares = voted(polls, name, me).map(({ result }) => Number.parseInt(result, 10));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  }
});
