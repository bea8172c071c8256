import type { Person } from '@pliego/contract/areas/work-shapes';
import type { Tx } from '#server/db/database.ts';
import { colleaguesOf } from './queries.ts';

/** Presents people by their number; null for nobody, and for who is no longer in the company. */
export type PersonOf = (id: number | null) => Person | null;

/** The people of a company, for presenting who did what. */
export async function personsOf(tx: Tx, companyId: number): Promise<PersonOf> {
  const colleagues = await colleaguesOf(tx, companyId);
  const byId = new Map(
    colleagues.map(({ id, fullName, avatar }) => [id, { id, fullName, avatar }]),
  );
  return (id) => (id === null ? null : (byId.get(id) ?? null));
}
