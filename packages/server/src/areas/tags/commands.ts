import type { Tag, TagColor } from '@pliego/contract/areas/tags';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CompanyScope, Tx } from '#server/db/database.ts';
import { sqlStateOf, uniqueViolation } from '#server/db/database.ts';
import { events, tags, tenderTags, tenderWork } from '#server/db/schema/work.ts';
import { tagsOf } from './queries.ts';

async function presented(tx: Tx, companyId: number, id: number): Promise<Tag> {
  const [tag] = await tagsOf(tx, companyId, id);
  if (tag === undefined)
    throw new ProblemError('no-encontrado', createMessage('etiqueta-desconocida'));
  return tag;
}

/** Runs a write that must keep names unique, and refuses it when it would not. */
async function withUniqueName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error;
    throw fieldProblem('ya-existe', 'nombre', createMessage('etiqueta-repetida'));
  }
}

export function createTag(
  tx: Tx,
  { companyId }: CompanyScope,
  { nombre, color }: { nombre: string; color: TagColor },
): Promise<Tag> {
  return withUniqueName(async () => {
    const [tag] = await tx
      .insert(tags)
      .values({ companyId, name: nombre, nameKey: foldText(nombre), color })
      .returning({ id: tags.id });
    return presented(tx, companyId, tag?.id ?? 0);
  });
}

export function updateTag(
  tx: Tx,
  { companyId }: CompanyScope,
  id: number,
  { nombre, color }: { nombre?: string; color?: TagColor },
): Promise<Tag> {
  const changes = {
    ...(nombre === undefined ? {} : { name: nombre, nameKey: foldText(nombre) }),
    ...(color === undefined ? {} : { color }),
  };
  return withUniqueName(async () => {
    await presented(tx, companyId, id);
    if (Object.keys(changes).length > 0) {
      await tx
        .update(tags)
        .set(changes)
        .where(and(eq(tags.companyId, companyId), eq(tags.id, id)));
    }
    return presented(tx, companyId, id);
  });
}

/** The tenders that carry a tag, each with all its tags by name: what an event needs before and after. */
async function taggedWith(tx: Tx, companyId: number, tagId: number) {
  const carriers = tx
    .select({ id: tenderTags.tenderId })
    .from(tenderTags)
    .where(and(eq(tenderTags.companyId, companyId), eq(tenderTags.tagId, tagId)));
  return tx
    .select({
      tenderId: tenderTags.tenderId,
      names: sql<string[]>`json_agg(${tags.name} order by ${tenderTags.position})`,
    })
    .from(tenderTags)
    .innerJoin(tags, eq(tags.id, tenderTags.tagId))
    .where(and(eq(tenderTags.companyId, companyId), inArray(tenderTags.tenderId, carriers)))
    .groupBy(tenderTags.tenderId);
}

/** Raises the version of the tenders and writes an event for each, in two statements for any number. */
async function recordTagChange(
  tx: Tx,
  { companyId, userId }: CompanyScope,
  changed: { tenderId: number; names: string[] }[],
  after: (names: string[]) => string[],
  now: Date,
): Promise<void> {
  if (changed.length === 0) return;
  await tx
    .update(tenderWork)
    .set({ version: sql`${tenderWork.version} + 1`, updatedAt: now })
    .where(
      and(
        eq(tenderWork.companyId, companyId),
        inArray(
          tenderWork.tenderId,
          changed.map(({ tenderId }) => tenderId),
        ),
      ),
    );
  await tx.insert(events).values(
    changed.map(({ tenderId, names }) => ({
      companyId,
      tenderId,
      actorId: userId,
      type: 'etiquetas' as const,
      before: names,
      after: after(names),
      at: now,
    })),
  );
}

/** Deletes a tag; answers from how many tenders it was taken. */
export async function removeTag(tx: Tx, scope: CompanyScope, id: number, now: Date) {
  const { companyId } = scope;
  const tag = await presented(tx, companyId, id);
  const changed = await taggedWith(tx, companyId, id);
  await recordTagChange(tx, scope, changed, (names) => names.filter((n) => n !== tag.nombre), now);
  await tx.delete(tags).where(and(eq(tags.companyId, companyId), eq(tags.id, id)));
  return { id, quitadas: changed.length };
}

/** Moves every tender of a tag to another one and deletes it. The place in the order stays. */
export async function mergeTag(
  tx: Tx,
  scope: CompanyScope,
  id: number,
  targetId: number,
  now: Date,
): Promise<Tag> {
  const { companyId } = scope;
  if (id === targetId) {
    throw new ProblemError('datos-invalidos', createMessage('etiqueta-consigo-misma'), {
      fieldErrors: { destino: createMessage('otra-etiqueta') },
    });
  }
  const tag = await presented(tx, companyId, id);
  const target = await presented(tx, companyId, targetId);
  const changed = await taggedWith(tx, companyId, id);
  const merged = (names: string[]) =>
    names.includes(target.nombre)
      ? names.filter((name) => name !== tag.nombre)
      : names.map((name) => (name === tag.nombre ? target.nombre : name));
  await recordTagChange(tx, scope, changed, merged, now);
  await tx.execute(sql`update tender_tags set tag_id = ${targetId}
    where company_id = ${companyId} and tag_id = ${id}
      and tender_id not in (select tender_id from tender_tags
        where company_id = ${companyId} and tag_id = ${targetId})`);
  await tx.delete(tags).where(and(eq(tags.companyId, companyId), eq(tags.id, id)));
  return presented(tx, companyId, targetId);
}
