import { mayBeResponsible } from '@pliego/contract/abilities';
import {
  type BulkOutcome,
  type BulkResult,
  type BulkSelection,
  undoMinutes,
} from '@pliego/contract/areas/bulk';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import { needsReason } from '@pliego/contract/rules/work-stages';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { offeredReason } from '#server/areas/work/reason-commands.ts';
import { companyNames } from '#server/areas/exports/row-queries.ts';
import { memberOf } from '#server/areas/users/queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { bulkChanges, type ManyChange } from '#server/db/schema/bulk.ts';
import { tags } from '#server/db/schema/work.ts';
import { type BulkRow, bulkRows, followerOf, holdAll, selectedIds } from './bulk-queries.ts';
import { outcomeOf, writesWork } from './decide.ts';
import type { Known } from './history.ts';
import { beforeOf, writeChange } from './write-commands.ts';

const minuteMs = 60_000;
/** What can no longer be undone is kept for a day. */
const keptMs = 24 * 60 * minuteMs;

/** Refuses a person who may not be responsible. */
async function checkPerson(tx: Tx, { companyId }: Caller, change: ManyChange): Promise<void> {
  if (change.tipo !== 'responsable' || change.Usuario === null) return;
  const person = await memberOf(tx, companyId, change.Usuario);
  if (person?.status !== 'active') {
    throw fieldProblem('datos-invalidos', 'cambio.Usuario', createMessage('persona-no-activa'));
  }
  if (!mayBeResponsible(person.role)) {
    const reason = createMessage('persona-sin-permiso-para-trabajar');
    throw fieldProblem('datos-invalidos', 'cambio.Usuario', reason);
  }
}

/** The reason of a stage that asks for one; refuses one that is missing or not offered. */
async function reasonFor(
  tx: Tx,
  { companyId }: Caller,
  change: ManyChange,
): Promise<Known['reason']> {
  if (change.tipo !== 'etapa' || !needsReason(change.etapa)) return null;
  const { motivo = null, etapa } = change;
  const reason = motivo === null ? null : await offeredReason(tx, companyId, motivo, etapa);
  if (reason !== null) return reason;
  const missing = createMessage(motivo === null ? 'falta-motivo' : 'motivo-desconocido');
  throw fieldProblem('datos-invalidos', 'cambio.motivo', missing);
}

/** Refuses tags that are not there, and has those that are stay until the transaction ends. */
async function holdTags(tx: Tx, { companyId }: Caller, change: ManyChange): Promise<void> {
  if (change.tipo !== 'etiquetas' || change.agregar.length === 0) return;
  const found = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.companyId, companyId), inArray(tags.id, change.agregar)))
    .for('key share');
  const known = new Set(found.map(({ id }) => id));
  const missing = change.agregar.filter((id) => !known.has(id));
  if (missing.length === 0) return;
  const unknown = createMessage('etiquetas-desconocidas', { etiquetas: missing.join(', ') });
  throw fieldProblem('datos-invalidos', 'cambio.agregar', unknown);
}

/** What a change names, which has to be there: refused as a whole where it is not. */
async function knownOf(tx: Tx, caller: Caller, change: ManyChange): Promise<Known> {
  await checkPerson(tx, caller, change);
  await holdTags(tx, caller, change);
  const reason = await reasonFor(tx, caller, change);
  return { ...(await companyNames(tx, caller.companyId)), reason };
}

interface Judged {
  row: BulkRow;
  outcome: BulkOutcome;
}

function resultOf(
  ids: readonly number[],
  judged: readonly Judged[],
  versions: ReadonlyMap<number, number>,
  masivo: BulkResult['masivo'],
): BulkResult {
  const byId = new Map(judged.map((one) => [one.row.id, one]));
  const datos = ids.map((id) => {
    const one = byId.get(id);
    return {
      id,
      codigo: one?.row.code ?? null,
      resultado: one?.outcome ?? ('no-encontrado' as const),
      version: versions.get(id) ?? one?.row.work?.version ?? 0,
    };
  });
  const count = (outcome: BulkOutcome) =>
    datos.filter(({ resultado }) => resultado === outcome).length;
  const cambian = count('cambia');
  const iguales = count('igual');
  return { masivo, cambian, iguales, omitidas: datos.length - cambian - iguales, datos };
}

interface BulkRequest {
  seleccion: BulkSelection;
  cambio: ManyChange;
  /** Only says what would happen. */
  prueba?: boolean | undefined;
}

/** Changes what can be changed of many tenders, in one transaction, and says of each how it went. */
export async function changeMany(
  tx: Tx,
  { caller, now }: { caller: Caller; now: Date },
  { seleccion, cambio, prueba = false }: BulkRequest,
): Promise<BulkResult> {
  const { companyId, userId } = caller;
  const ids = await selectedIds(tx, seleccion, caller, now);
  const known = await knownOf(tx, caller, cambio);
  if (!prueba && writesWork(caller, cambio)) await holdAll(tx, companyId, ids, now);
  const rows = await bulkRows(tx, caller, ids, followerOf(caller, cambio));
  const judged = rows.map((row) => ({ row, outcome: outcomeOf(caller, row, cambio) }));
  const changing = judged.filter(({ outcome }) => outcome === 'cambia').map(({ row }) => row);
  if (prueba || changing.length === 0) return resultOf(ids, judged, new Map(), null);

  await tx
    .delete(bulkChanges)
    .where(
      and(
        eq(bulkChanges.companyId, companyId),
        lt(bulkChanges.at, new Date(now.getTime() - keptMs)),
      ),
    );
  const befores = changing.map((row) => beforeOf(row, cambio));
  const [begun] = await tx
    .insert(bulkChanges)
    .values({ companyId, userId, at: now, change: cambio, rows: befores })
    .returning({ id: bulkChanges.id });
  if (begun === undefined) throw new Error('The change that was just written is not there');
  await writeChange(tx, { caller, now, bulkId: begun.id }, changing, cambio, known);
  const versions = new Map(befores.map(({ id, version }) => [id, version]));
  const hasta = new Date(now.getTime() + undoMinutes * minuteMs).toISOString();
  return resultOf(ids, judged, versions, { id: begun.id, hasta });
}

/** Has changes that were made one after the other undone as one: answers by what, and until when. */
export async function joinChanges(
  tx: Tx,
  { companyId }: Caller,
  made: readonly NonNullable<BulkResult['masivo']>[],
): Promise<BulkResult['masivo']> {
  const [first, ...others] = made;
  if (first === undefined || others.length === 0) return first ?? null;
  const ids = made.map(({ id }) => id);
  await tx
    .update(bulkChanges)
    .set({ batchId: first.id })
    .where(and(eq(bulkChanges.companyId, companyId), inArray(bulkChanges.id, ids)));
  return first;
}
