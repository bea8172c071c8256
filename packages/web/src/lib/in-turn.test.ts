import { describe, expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

describe('a set that is worked through', () => {
  it('has another turn for a member that was added again while it was worked on', async () => {
    const members = new Set([1, 2]);
    const worked: number[] = [];
    await inTurn(members, async (member) => {
      worked.push(member);
      await Promise.resolve();
      if (worked.length === 1) members.add(1).add(3);
    });
    expect(worked).toEqual([1, 2, 1, 3]);
    expect(members.size).toBe(0);
  });

  it('ends where the work takes the rest out', async () => {
    const members = new Set([1, 2, 3]);
    const worked: number[] = [];
    await inTurn(members, (member) => {
      worked.push(member);
      members.clear();
      return Promise.resolve();
    });
    expect(worked).toEqual([1]);
  });
});
