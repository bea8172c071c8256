import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, asc, eq, sql } from 'drizzle-orm';
import { tenderExists } from '#server/areas/tenders/queries.ts';
import { type Caller, mayOnTender } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { tags, tenderTags, tenderWork } from '#server/db/schema/work.ts';

/** Who changes which tender, based on which version of it, and when. */
export interface Change {
  tenderId: number;
  ifVersion: number | undefined;
  caller: Caller;
  now: Date;
}

/** The company's work on a tender, locked until the transaction ends. */
export interface HeldWork {
  row: typeof tenderWork.$inferSelect;
  tags: { id: number; name: string }[];
}

/** What a caller may be allowed to do with the work on a tender. */
export type WorkAction = 'update' | 'assign';

async function tagsOf(tx: Tx, companyId: number, tenderId: number): Promise<HeldWork['tags']> {
  return tx
    .select({ id: tags.id, name: tags.name })
    .from(tenderTags)
    .innerJoin(tags, eq(tags.id, tenderTags.tagId))
    .where(and(eq(tenderTags.companyId, companyId), eq(tenderTags.tenderId, tenderId)))
    .orderBy(asc(tenderTags.position));
}

/** Refuses a tender that the company does not see. */
export async function mustExist(tx: Tx, tenderId: number): Promise<void> {
  if (await tenderExists(tx, tenderId)) return;
  throw new ProblemError('no-encontrado', createMessage('licitacion-desconocida'));
}

/** The row of the work, made where nobody has touched the tender, and locked. */
export async function lockWork(
  tx: Tx,
  { companyId, tenderId, now }: { companyId: number; tenderId: number; now: Date },
): Promise<HeldWork['row']> {
  await tx
    .insert(tenderWork)
    .values({ companyId, tenderId, version: 0, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(tenderWork)
    .where(and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, tenderId)))
    .for('update');
  if (row === undefined) throw new Error('The work that was just written is not there');
  return row;
}

/**
 * Takes hold of the company's work on a tender until the transaction ends, and refuses the change if
 * the tender is not there, the caller may not, or the work is no longer the one they saw.
 */
export async function holdWork(tx: Tx, change: Change, action: WorkAction): Promise<HeldWork> {
  const { tenderId, ifVersion, caller, now } = change;
  const { companyId } = caller;
  await mustExist(tx, tenderId);
  const row = await lockWork(tx, { companyId, tenderId, now });
  if (!mayOnTender(caller, action, { Asignado: row.assigneeId })) {
    throw new ProblemError('sin-permiso', createMessage('solo-asignadas'));
  }
  const current = await tagsOf(tx, companyId, tenderId);
  if (ifVersion !== undefined && ifVersion !== row.version) {
    throw new ProblemError('version-antigua', undefined, {
      actual: {
        id: tenderId,
        tags: current.map(({ id }) => id).join(','),
        Asignado: row.assigneeId,
        version: row.version,
        etapa: row.stage,
        prioridad: row.priority,
        probabilidad: row.probability,
        montoOferta: row.offerAmount,
        monedaOferta: row.offerCurrency,
        proximaAccion: row.nextAction,
        proximaAccionDia: row.nextActionOn,
      },
    });
  }
  return { row, tags: current };
}

/** What of the work is written besides its version. */
export type WorkPatch = Partial<
  Omit<HeldWork['row'], 'companyId' | 'tenderId' | 'version' | 'updatedAt'>
>;

/** Writes a new version of the work that is held. */
export async function writeWork(
  tx: Tx,
  { tenderId, companyId, now }: { tenderId: number; companyId: number; now: Date },
  patch: WorkPatch,
): Promise<number> {
  const [written] = await tx
    .update(tenderWork)
    .set({ ...patch, version: sql`${tenderWork.version} + 1`, updatedAt: now })
    .where(and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, tenderId)))
    .returning({ version: tenderWork.version });
  return written?.version ?? 0;
}
