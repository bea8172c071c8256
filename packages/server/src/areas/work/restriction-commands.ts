import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { and, eq } from 'drizzle-orm';
import { tellTender } from '#server/areas/notices/live-commands.ts';
import { keepFromWebhooks } from '#server/areas/webhooks/commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { tenderCollaborators } from '#server/db/schema/follow.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import type { HeldWork } from './hold-commands.ts';

/** The work of a company on a tender, as it is held, and who changes it. */
export interface TeamChange {
  row: HeldWork['row'];
  caller: Caller;
}

/** Who manages tenders, and the responsible person: an editor may work on any tender, but not hide it from the others. */
function mayRestrict({ row, caller }: TeamChange): boolean {
  return row.assigneeId === caller.userId || caller.ability.can('manage', 'Tender');
}

/** Refuses a user who may not restrict the tender. */
export function mustBeAbleToRestrict(change: TeamChange): void {
  if (mayRestrict(change)) return;
  throw new ProblemError('sin-permiso', createMessage('solo-responsable-restringe'));
}

/** Administrators see everything, and are in no team for it. */
const seesAll = ({ ability }: Caller): boolean => ability.can('manage', 'all');

const inTeam = ({ companyId, tenderId }: HeldWork['row'], { userId }: Caller) =>
  and(
    eq(tenderCollaborators.companyId, companyId),
    eq(tenderCollaborators.tenderId, tenderId),
    eq(tenderCollaborators.userId, userId),
  );

/**
 * Has the caller be in the team whatever becomes of who is responsible, so that nobody shuts themselves out.
 *
 * @returns Whether they were not in it before.
 */
async function joinTeam(tx: Tx, { row, caller }: TeamChange): Promise<boolean> {
  const { companyId, tenderId } = row;
  const joined = await tx
    .insert(tenderCollaborators)
    .values({ companyId, tenderId, userId: caller.userId })
    .onConflictDoNothing()
    .returning({ userId: tenderCollaborators.userId });
  return joined.length > 0;
}

/** Before somebody else becomes responsible for a tender that is kept to its team: who hands it over stays in the team. */
export async function stayInTeam(tx: Tx, change: TeamChange): Promise<boolean> {
  const { row, caller } = change;
  if (!row.isRestricted || row.assigneeId !== caller.userId || seesAll(caller)) return false;
  return joinTeam(tx, change);
}

/** Refuses that somebody takes themselves out of the team that they see the tender by. */
export async function mustStayInTeam(
  tx: Tx,
  { row, caller }: TeamChange,
  asked: readonly number[],
): Promise<void> {
  const isSafe = seesAll(caller) || row.assigneeId === caller.userId;
  if (isSafe || asked.includes(caller.userId)) return;
  const found = await tx
    .select({ userId: tenderCollaborators.userId })
    .from(tenderCollaborators)
    .where(inTeam(row, caller));
  if (found.length === 0) return;
  throw fieldProblem('datos-invalidos', 'colaboradores', createMessage('no-te-quites-del-equipo'));
}

/** Keeps a tender to its team, or no longer. Who keeps it becomes part of the team. */
export async function setRestricted(
  tx: Tx,
  change: TeamChange,
  isRestricted: boolean,
): Promise<void> {
  const { row, caller } = change;
  // Told while all may hear of it: pages that show it read again, and no longer find it.
  await tellTender(tx, row.companyId, row.tenderId);
  const isInTeam = row.assigneeId === caller.userId || seesAll(caller);
  if (isRestricted && !isInTeam) await joinTeam(tx, change);
  if (isRestricted) await keepFromWebhooks(tx, row);
  await tx
    .update(tenderWork)
    .set({ isRestricted })
    .where(and(eq(tenderWork.companyId, row.companyId), eq(tenderWork.tenderId, row.tenderId)));
}
