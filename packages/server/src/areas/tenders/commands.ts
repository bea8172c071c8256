import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Caller, mayOnTender } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { memberships, users } from '#server/db/schema/companies.ts';
import { events, tags, tenderTags, tenderWork } from '#server/db/schema/work.ts';
import { tenderExists } from './queries.ts';

/** Who changes which tender, based on which version of it, and when. */
export interface Change {
  tenderId: number;
  ifVersion: number | undefined;
  caller: Caller;
  now: Date;
}

interface Work {
  tags: { id: number; name: string }[];
  assigneeId: number | null;
  version: number;
}

async function tagsOf(tx: Tx, companyId: number, tenderId: number): Promise<Work['tags']> {
  return tx
    .select({ id: tags.id, name: tags.name })
    .from(tenderTags)
    .innerJoin(tags, eq(tags.id, tenderTags.tagId))
    .where(and(eq(tenderTags.companyId, companyId), eq(tenderTags.tenderId, tenderId)))
    .orderBy(asc(tenderTags.position));
}

/**
 * Takes hold of the company's work on a tender until the transaction ends, and refuses the change if
 * the tender is not there, the caller may not, or the work is no longer the one they saw.
 */
async function holdWork(
  tx: Tx,
  { tenderId, ifVersion, caller, now }: Change,
  action: 'update' | 'assign',
): Promise<Work> {
  const { companyId } = caller;
  if (!(await tenderExists(tx, tenderId))) {
    throw new ProblemError('no-encontrado', createMessage('licitacion-desconocida'));
  }
  await tx
    .insert(tenderWork)
    .values({ companyId, tenderId, version: 0, updatedAt: now })
    .onConflictDoNothing();
  const [held] = await tx
    .select({ assigneeId: tenderWork.assigneeId, version: tenderWork.version })
    .from(tenderWork)
    .where(and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, tenderId)))
    .for('update');
  const assigneeId = held?.assigneeId ?? null;
  const version = held?.version ?? 0;
  if (!mayOnTender(caller, action, { Asignado: assigneeId })) {
    throw new ProblemError('sin-permiso', createMessage('solo-asignadas'));
  }
  const current = await tagsOf(tx, companyId, tenderId);
  if (ifVersion !== undefined && ifVersion !== version) {
    throw new ProblemError('version-antigua', undefined, {
      actual: {
        id: tenderId,
        tags: current.map(({ id }) => id).join(','),
        Asignado: assigneeId,
        version,
      },
    });
  }
  return { tags: current, assigneeId, version };
}

/** Writes the new version of the work and its event. */
async function recordChange(
  tx: Tx,
  { tenderId, caller: { companyId, userId }, now }: Change,
  assigneeId: number | null,
  event: { type: 'etiquetas' | 'asignacion'; before: string[]; after: string[] },
): Promise<number> {
  const [written] = await tx
    .update(tenderWork)
    .set({ assigneeId, version: sql`${tenderWork.version} + 1`, updatedAt: now })
    .where(and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, tenderId)))
    .returning({ version: tenderWork.version });
  await tx.insert(events).values({ companyId, tenderId, actorId: userId, at: now, ...event });
  return written?.version ?? 0;
}

/** Replaces the tags of a tender. The same tags in the same order change nothing and leave no event. */
export async function setTags(tx: Tx, change: Change, asked: number[]) {
  const { tenderId, caller } = change;
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
    return { id: tenderId, tags: text, version: held.version };
  }
  const ofTender = and(eq(tenderTags.companyId, companyId), eq(tenderTags.tenderId, tenderId));
  await tx.delete(tenderTags).where(ofTender);
  if (ids.length > 0) {
    const rows = ids.map((tagId, position) => ({ companyId, tenderId, tagId, position }));
    await tx.insert(tenderTags).values(rows);
  }
  const version = await recordChange(tx, change, held.assigneeId, {
    type: 'etiquetas',
    before: held.tags.map(({ name }) => name),
    after: ids.flatMap((id) => nameById.get(id) ?? []),
  });
  return { id: tenderId, tags: text, version };
}

async function colleagueName(tx: Tx, companyId: number, userId: number | null) {
  if (userId === null) return undefined;
  const [colleague] = await tx
    .select({ name: users.fullName, status: users.status })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)));
  return colleague;
}

/** Assigns a tender to an active user of the company, or to none. */
export async function assign(tx: Tx, change: Change, assigneeId: number | null) {
  const { tenderId, caller } = change;
  const held = await holdWork(tx, change, 'assign');
  if (assigneeId === held.assigneeId) {
    return { id: tenderId, Asignado: assigneeId, version: held.version };
  }
  const next = await colleagueName(tx, caller.companyId, assigneeId);
  if (assigneeId !== null && next?.status !== 'active') {
    throw fieldProblem('datos-invalidos', 'Usuario', createMessage('persona-no-activa'));
  }
  const previous = await colleagueName(tx, caller.companyId, held.assigneeId);
  const version = await recordChange(tx, change, assigneeId, {
    type: 'asignacion',
    before: previous === undefined ? [] : [previous.name],
    after: next === undefined ? [] : [next.name],
  });
  return { id: tenderId, Asignado: assigneeId, version };
}
