import type { DiscardReason } from '@pliego/contract/areas/work';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import { type ReasonStage, reasonStages } from '@pliego/contract/rules/work-stages';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type Database, sqlStateOf, type Tx, uniqueViolation } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import { discardReasons } from '#server/db/schema/work.ts';
import { checkOrder, placeIn } from './given-order.ts';
import { reasonsOf } from './reason-queries.ts';
import { starterReasons } from './starter-reasons.ts';

async function presented(tx: Tx, companyId: number, id: number): Promise<DiscardReason> {
  const [reason] = await reasonsOf(tx, companyId, id);
  if (reason === undefined) {
    throw new ProblemError('no-encontrado', createMessage('motivo-no-existe'));
  }
  return reason;
}

async function withUniqueName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error;
    throw fieldProblem('ya-existe', 'nombre', createMessage('motivo-repetido'));
  }
}

export function createReason(
  tx: Tx,
  companyId: number,
  { nombre, etapa }: { nombre: string; etapa: ReasonStage },
): Promise<DiscardReason> {
  return withUniqueName(async () => {
    const [reason] = await tx
      .insert(discardReasons)
      .values({ companyId, name: nombre, nameKey: foldText(nombre), stage: etapa })
      .returning({ id: discardReasons.id });
    return presented(tx, companyId, reason?.id ?? 0);
  });
}

/** Renames a reason, or has it offered or no longer. Tenders that have it keep it. */
export function updateReason(
  tx: Tx,
  companyId: number,
  id: number,
  { nombre, retirado, now }: { nombre?: string; retirado?: boolean; now: Date },
): Promise<DiscardReason> {
  return withUniqueName(async () => {
    const known = await presented(tx, companyId, id);
    const changes = {
      ...(nombre === undefined ? {} : { name: nombre, nameKey: foldText(nombre) }),
      ...(retirado === undefined || retirado === known.retirado
        ? {}
        : { retiredAt: retirado ? now : null }),
    };
    if (Object.keys(changes).length === 0) return known;
    await tx
      .update(discardReasons)
      .set(changes)
      .where(and(eq(discardReasons.companyId, companyId), eq(discardReasons.id, id)));
    return presented(tx, companyId, id);
  });
}

/** Puts the reasons that are offered for a stage in order. */
export async function orderReasons(
  tx: Tx,
  companyId: number,
  { etapa, ids }: { etapa: ReasonStage; ids: readonly number[] },
): Promise<DiscardReason[]> {
  const offered = await tx
    .select({ id: discardReasons.id })
    .from(discardReasons)
    .where(
      and(
        eq(discardReasons.companyId, companyId),
        eq(discardReasons.stage, etapa),
        isNull(discardReasons.retiredAt),
      ),
    )
    .orderBy(asc(discardReasons.id))
    .for('update');
  checkOrder(offered, ids);
  await tx
    .update(discardReasons)
    .set({ position: placeIn(ids, discardReasons.id) })
    .where(and(eq(discardReasons.companyId, companyId), inArray(discardReasons.id, [...ids])));
  return reasonsOf(tx, companyId);
}

/** The reason, where the company offers it for a stage; kept until the transaction ends. */
export async function offeredReason(
  tx: Tx,
  companyId: number,
  id: number,
  stage: ReasonStage,
): Promise<{ id: number; name: string } | null> {
  const [reason] = await tx
    .select()
    .from(discardReasons)
    .where(and(eq(discardReasons.companyId, companyId), eq(discardReasons.id, id)))
    .for('share');
  return reason?.stage === stage && reason.retiredAt === null ? reason : null;
}

/** Gives a company the reasons to begin with. */
export async function giveReasons(tx: Tx, companyId: number): Promise<void> {
  const rows = reasonStages.flatMap((stage) =>
    starterReasons[stage].map((name) => ({ companyId, stage, name, nameKey: foldText(name) })),
  );
  await tx.insert(discardReasons).values(rows).onConflictDoNothing();
}

/** Gives reasons to the companies of before there were any. A reason is never deleted: who has none never had one. */
export async function furnishReasons(database: Database): Promise<void> {
  const all = await database.transaction('system', (tx) =>
    tx.select({ id: companies.id }).from(companies),
  );
  for (const { id: companyId } of all) {
    await database.transaction({ companyId, userId: 0 }, async (tx) => {
      const [known] = await tx
        .select({ id: discardReasons.id })
        .from(discardReasons)
        .where(eq(discardReasons.companyId, companyId))
        .limit(1);
      if (known === undefined) await giveReasons(tx, companyId);
    });
  }
}
