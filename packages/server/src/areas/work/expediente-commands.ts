import { mayBeResponsible } from '@pliego/contract/abilities';
import type { ExpedienteChange } from '@pliego/contract/areas/work-shapes';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { memberships, memberStatus, users } from '#server/db/schema/companies.ts';
import { tenderCollaborators } from '#server/db/schema/follow.ts';
import { recordEvent } from './event-commands.ts';
import { collaboratorsOf } from './expediente-queries.ts';
import { setFollowing } from './follow-commands.ts';
import { mustBeAbleToRestrict, mustStayInTeam, setRestricted } from './restriction-commands.ts';
import { columns, completed, differencesOf, readable } from './expediente-fields.ts';
import type { WorkEvent } from './work-event.ts';
import {
  type Change,
  type HeldWork,
  holdWork,
  type WorkPatch,
  writeWork,
} from './hold-commands.ts';

/** Refuses people who are not active in the company, or may only read. */
async function mustBeAbleToWork(tx: Tx, companyId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await tx
    .select({ id: users.id, status: memberStatus, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, companyId), inArray(users.id, [...ids])));
  const able = known.filter(({ status, role }) => status === 'active' && mayBeResponsible(role));
  if (able.length === ids.length) return;
  const reason = createMessage('persona-no-puede-trabajar');
  throw fieldProblem('datos-invalidos', 'colaboradores', reason);
}

/** Replaces who works on a tender beside its responsible person; answers the names before and after, null without a change. */
async function setCollaborators(
  tx: Tx,
  { tenderId, caller, now }: Change,
  asked: readonly number[],
): Promise<{ before: string[]; after: string[] } | null> {
  const { companyId } = caller;
  const ids = new Set(asked);
  const present = await collaboratorsOf(tx, companyId, tenderId);
  const added = [...ids].filter((id) => present.every((person) => person.id !== id));
  const left = present.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
  if (added.length === 0 && left.length === 0) return null;
  await mustBeAbleToWork(tx, companyId, added);
  if (left.length > 0) {
    await tx
      .delete(tenderCollaborators)
      .where(
        and(
          eq(tenderCollaborators.companyId, companyId),
          eq(tenderCollaborators.tenderId, tenderId),
          inArray(tenderCollaborators.userId, left),
        ),
      );
  }
  for (const userId of added) {
    await tx.insert(tenderCollaborators).values({ companyId, tenderId, userId });
    await setFollowing(tx, { companyId, tenderId, userId, now }, true, 'habit');
  }
  const names = (people: { fullName: string }[]) => people.map(({ fullName }) => fullName);
  const after = await collaboratorsOf(tx, companyId, tenderId);
  return { before: names(present), after: names(after) };
}

/** The people beside the responsible one, and who sees the tender; in an order in which nobody shuts themselves out. */
async function setTeam(
  tx: Tx,
  change: Change,
  row: HeldWork['row'],
  { colaboradores, restringida }: Pick<ExpedienteChange, 'colaboradores' | 'restringida'>,
): Promise<Pick<WorkEvent, 'type' | 'before' | 'after' | 'facts'>[]> {
  const team = { row, caller: change.caller };
  const becomes = restringida === row.isRestricted ? undefined : restringida;
  if (becomes !== undefined) mustBeAbleToRestrict(team);
  if (becomes === false) await setRestricted(tx, team, false);
  else if (row.isRestricted && colaboradores !== undefined)
    await mustStayInTeam(tx, team, colaboradores);
  const people =
    colaboradores === undefined ? null : await setCollaborators(tx, change, colaboradores);
  if (becomes === true) await setRestricted(tx, team, true);
  const seenBy = (isRestricted: boolean) => [isRestricted ? 'Sólo el equipo' : 'Toda la empresa'];
  return [
    ...(people === null ? [] : [{ type: 'colaboradores' as const, ...people }]),
    ...(becomes === undefined
      ? []
      : [
          {
            type: 'expediente' as const,
            before: seenBy(row.isRestricted),
            after: seenBy(becomes),
            facts: { campo: 'restringida' },
          },
        ]),
  ];
}

/** Changes fields of the expediente, with an event for each that changes; without a change it writes nothing. */
export async function updateExpediente(
  tx: Tx,
  change: Change,
  { colaboradores, restringida, ...asked }: ExpedienteChange,
): Promise<void> {
  const { tenderId, caller, now } = change;
  const { row } = await holdWork(tx, change, 'update');
  const differences = differencesOf(row, completed(row, asked));
  const team = await setTeam(tx, change, row, { colaboradores, restringida });
  if (differences.length === 0 && team.length === 0) return;
  const patch: WorkPatch = Object.fromEntries(
    differences.map(({ field, after }) => [columns[field], after]),
  );
  const act = { companyId: caller.companyId, tenderId, actorId: caller.userId, now };
  await writeWork(tx, act, patch);
  for (const { field, before, after } of differences) {
    await recordEvent(tx, {
      ...act,
      type: 'expediente',
      before: readable(field, before),
      after: readable(field, after),
      facts: { campo: field },
    });
  }
  for (const event of team) await recordEvent(tx, { ...act, ...event });
}
