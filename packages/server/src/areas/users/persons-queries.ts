import type { Person } from '@pliego/contract/areas/work-shapes';
import { erasedName } from '@pliego/contract/areas/privacy';
import type { Tx } from '#server/db/database.ts';
import { erasedMembersOf, membersOf } from './queries.ts';

/** Presents people by their number; null for nobody. */
export type PersonOf = (id: number | null) => Person | null;

/** The people of a company, for presenting who did what: also those who are no longer in it. */
export async function personsOf(tx: Tx, companyId: number): Promise<PersonOf> {
  const members = await membersOf(tx, companyId);
  const byId = new Map(members.map(({ id, fullName, avatar }) => [id, { id, fullName, avatar }]));
  for (const id of await erasedMembersOf(tx, companyId)) {
    byId.set(id, { id, fullName: erasedName, avatar: null });
  }
  return (id) => (id === null ? null : (byId.get(id) ?? null));
}
