import { mayBeResponsible } from '@pliego/contract/abilities';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { and, eq, inArray } from 'drizzle-orm';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import { setFollowing } from '#server/areas/work/follow-commands.ts';
import { type Change, holdWork, writeWork } from '#server/areas/work/hold-commands.ts';
import { stayInTeam } from '#server/areas/work/restriction-commands.ts';
import type { Tx } from '#server/db/database.ts';
import { memberships, memberStatus, users } from '#server/db/schema/companies.ts';
import { tags, tenderTags } from '#server/db/schema/work.ts';

/** Replaces the tags of a tender. The same tags in the same order change nothing and leave no event. */
export async function setTags(tx: Tx, change: Change, asked: number[]) {
  const { tenderId, caller, now } = change;
  const { companyId } = caller;
  const held = await holdWork(tx, change, 'update');
  const ids = [...new Set(asked)];
  const known =
    ids.length === 0
      ? []
      : await tx
          .select({ id: tags.id, name: tags.name })
          .from(tags)
          .where(and(eq(tags.companyId, companyId), inArray(tags.id, ids)))
          .for('key share');
  const nameById = new Map(known.map(({ id, name }) => [id, name]));
  const missing = ids.filter((id) => !nameById.has(id));
  if (missing.length > 0) {
    const etiquetas = missing.join(', ');
    throw new ProblemError(
      'datos-invalidos',
      createMessage('etiquetas-eliminadas', { etiquetas }),
      {
        fieldErrors: { '': createMessage('etiquetas-desconocidas', { etiquetas }) },
      },
    );
  }
  const text = ids.join(',');
  if (text === held.tags.map(({ id }) => id).join(',')) {
    return { id: tenderId, tags: text, version: held.row.version };
  }
  const ofTender = and(eq(tenderTags.companyId, companyId), eq(tenderTags.tenderId, tenderId));
  await tx.delete(tenderTags).where(ofTender);
  if (ids.length > 0) {
    const rows = ids.map((tagId, position) => ({ companyId, tenderId, tagId, position }));
    await tx.insert(tenderTags).values(rows);
  }
  const version = await writeWork(tx, { companyId, tenderId, now }, {});
  await recordEvent(tx, {
    companyId,
    tenderId,
    actorId: caller.userId,
    now,
    type: 'etiquetas',
    before: held.tags.map(({ name }) => name),
    after: ids.flatMap((id) => nameById.get(id) ?? []),
  });
  return { id: tenderId, tags: text, version };
}

async function colleagueName(tx: Tx, companyId: number, userId: number | null) {
  if (userId === null) return undefined;
  const [colleague] = await tx
    .select({ name: users.fullName, status: memberStatus, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)));
  return colleague;
}

/** Assigns a tender to an active user of the company who may work on it, or to none. They follow it from then on. */
export async function assign(tx: Tx, change: Change, assigneeId: number | null) {
  const { tenderId, caller, now } = change;
  const { companyId, userId: actorId } = caller;
  const { row } = await holdWork(tx, change, 'assign');
  if (assigneeId === row.assigneeId) {
    return { id: tenderId, Asignado: assigneeId, version: row.version };
  }
  const next = await colleagueName(tx, companyId, assigneeId);
  if (assigneeId !== null && next?.status !== 'active') {
    throw fieldProblem('datos-invalidos', 'Usuario', createMessage('persona-no-activa'));
  }
  if (next !== undefined && !mayBeResponsible(next.role)) {
    const reason = createMessage('persona-sin-permiso-para-trabajar');
    throw fieldProblem('datos-invalidos', 'Usuario', reason);
  }
  const previous = await colleagueName(tx, companyId, row.assigneeId);
  const stays = await stayInTeam(tx, { row, caller });
  const version = await writeWork(tx, { companyId, tenderId, now }, { assigneeId });
  if (assigneeId !== null) {
    await setFollowing(tx, { companyId, tenderId, userId: assigneeId, now }, true, 'choice');
  }
  await recordEvent(tx, {
    companyId,
    tenderId,
    actorId,
    now,
    type: 'asignacion',
    before: previous === undefined ? [] : [previous.name],
    after: next === undefined ? [] : [next.name],
    facts: { persona: assigneeId },
  });
  if (stays && previous !== undefined) {
    await recordEvent(tx, {
      companyId,
      tenderId,
      actorId,
      now,
      type: 'colaboradores',
      before: [],
      after: [previous.name],
    });
  }
  return { id: tenderId, Asignado: assigneeId, version };
}
