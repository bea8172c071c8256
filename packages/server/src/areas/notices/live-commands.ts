import * as z from 'zod';
import type { Tx } from '#server/db/database.ts';
import { tellLive } from '#server/db/listeners.ts';

const Told = z.union([
  z.object({ company: z.number(), tender: z.number() }),
  z.object({ company: z.number(), people: z.array(z.number()) }),
  z.object({ company: z.number(), member: z.number() }),
]);
export type Told = z.infer<typeof Told>;

/** People in one notification: PostgreSQL takes 8,000 bytes. */
const peopleAtOnce = 500;

/** Tells the open pages of a company that a tender, or the work on it, changed. */
export async function tellTender(tx: Tx, company: number, tender: number): Promise<void> {
  await tellLive(tx, JSON.stringify({ company, tender } satisfies Told));
}

/** Tells the open pages of some people that their notices changed. */
export async function tellPeople(
  tx: Tx,
  company: number,
  people: readonly number[],
): Promise<void> {
  for (let at = 0; at < people.length; at += peopleAtOnce) {
    const some = people.slice(at, at + peopleAtOnce);
    await tellLive(tx, JSON.stringify({ company, people: some } satisfies Told));
  }
}

/** Tells the open pages of a person that the company changed what they may do, or no longer lets them in. */
export async function tellMember(tx: Tx, company: number, member: number): Promise<void> {
  await tellLive(tx, JSON.stringify({ company, member } satisfies Told));
}

/** What a process was told; null of another version of the product. */
export function readLive(payload: string): Told | null {
  try {
    return Told.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
