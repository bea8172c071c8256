import * as z from 'zod';
import { audienceOf } from '#server/areas/work/team-queries.ts';
import type { Tx } from '#server/db/database.ts';
import { tellLive } from '#server/db/listeners.ts';

const Told = z.union([
  z.object({
    company: z.number(),
    tender: z.number(),
    /** Of a tender that is kept to its team, who may hear of it. */
    people: z.optional(z.array(z.number())),
  }),
  z.object({ company: z.number(), people: z.array(z.number()) }),
  z.object({ company: z.number(), member: z.number() }),
  /** Who asked for the export that changed. */
  z.object({ company: z.number(), exporter: z.number() }),
  /** So much of its work changed that its open pages read all again. */
  z.object({ company: z.number(), much: z.literal(true) }),
]);
export type Told = z.infer<typeof Told>;

/** People in one notification: PostgreSQL takes 8,000 bytes. */
const peopleAtOnce = 500;

function inParts(people: readonly number[]): number[][] {
  const count = Math.ceil(people.length / peopleAtOnce);
  return Array.from({ length: count }, (_, part) =>
    people.slice(part * peopleAtOnce, (part + 1) * peopleAtOnce),
  );
}

/** Tells the open pages of a company that a tender, or the work on it, changed: of one that is kept to its team, theirs. */
export async function tellTender(tx: Tx, company: number, tender: number): Promise<void> {
  const audience = await audienceOf(tx, { companyId: company, tenderId: tender });
  if (audience === null) {
    await tellLive(tx, JSON.stringify({ company, tender } satisfies Told));
    return;
  }
  for (const people of inParts(audience))
    await tellLive(tx, JSON.stringify({ company, tender, people } satisfies Told));
}

/** Tells the open pages of some people that their notices changed. */
export async function tellPeople(
  tx: Tx,
  company: number,
  people: readonly number[],
): Promise<void> {
  for (const some of inParts(people))
    await tellLive(tx, JSON.stringify({ company, people: some } satisfies Told));
}

/** Tells the open pages of a person that an export of theirs changed. */
export async function tellExports(tx: Tx, company: number, exporter: number): Promise<void> {
  await tellLive(tx, JSON.stringify({ company, exporter } satisfies Told));
}

/** Tells the open pages of a company that much of its work changed. */
export async function tellAll(tx: Tx, company: number): Promise<void> {
  await tellLive(tx, JSON.stringify({ company, much: true } satisfies Told));
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
