import { mayBeResponsible } from '@pliego/contract/abilities';
import {
  type BulkChange,
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
import { memberOf } from '#server/areas/users/queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { bulkChanges } from '#server/db/schema/bulk.ts';
import { tags } from '#server/db/schema/work.ts';
import { type BulkRow, bulkRows, followerOf, holdAll, selectedIds } from './bulk-queries.ts';
import { outcomeOf, writesWork } from './decide.ts';
import { type Known, writeChange } from './write-commands.ts';

const minuteMs = 60_000;
/** What can no longer be undone is kept for a day. */
const keptMs = 24 * 60 * minuteMs;

/** What a change names, which has to be there: refused as a whole where it is not. */
async function knownOf(tx: Tx, { companyId }: Caller, change: BulkChange): Promise<Known> {
  const known: Known = { person: null, reason: null, tagNames: new Map() };
  if (change.tipo === 'responsable' && change.Usuario !== null) {
    const person = await memberOf(tx, companyId, change.Usuario);
    if (person?.status !== 'active') {
      throw fieldProblem('datos-invalidos', 'cambio.Usuario', createMessage('persona-no-activa'));
    }
    if (!mayBeResponsible(person.role)) {
      const reason = createMessage('persona-sin-permiso-para-trabajar');
      throw fieldProblem('datos-invalidos', 'cambio.Usuario', reason);
    }
    return { ...known, person: person.fullName };
  }
  if (change.tipo === 'etapa' && needsReason(change.etapa)) {
    const { motivo = null, etapa } = change;
    const reason = motivo === null ? null : await offeredReason(tx, companyId, motivo, etapa);
    if (reason === null) {
      const missing = createMessage(motivo === null ? 'falta-motivo' : 'motivo-desconocido');
      throw fieldProblem('datos-invalidos', 'cambio.motivo', missing);
    }
    return { ...known, reason };
  }
  return known;
}

/** The names of the tags of a company; refuses new ones that are not there, which stay until the transaction ends. */
async function tagNamesFor(tx: Tx, { companyId }: Caller, change: BulkChange) {
  if (change.tipo !== 'etiquetas') return new Map<number, string>();
  if (change.agregar.length > 0) {
    await tx
      .select({ id: tags.id })
      .from(tags)
      .where(and(eq(tags.companyId, companyId), inArray(tags.id, change.agregar)))
      .for('key share');
  }
  const all = await tx
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(eq(tags.companyId, companyId));
  const names = new Map(all.map(({ id, name }) => [id, name]));
  const missing = change.agregar.filter((id) => !names.has(id));
  if (missing.length > 0) {
    const etiquetas = missing.join(', ');
    throw fieldProblem(
      'datos-invalidos',
      'cambio.agregar',
      createMessage('etiquetas-desconocidas', { etiquetas }),
    );
  }
  return names;
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

/** Changes what can be changed of many tenders, in one transaction, and says of each how it went. */
export async function changeMany(
  tx: Tx,
  { caller, now }: { caller: Caller; now: Date },
  { seleccion, cambio, prueba = false }: BulkWish,
): Promise<BulkResult> {
  const { companyId, userId } = caller;
  const ids = await selectedIds(tx, seleccion, caller, now);
  const named = await knownOf(tx, caller, cambio);
  const known = { ...named, tagNames: await tagNamesFor(tx, caller, cambio) };
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
  const [begun] = await tx
    .insert(bulkChanges)
    .values({ companyId, userId, at: now, change: cambio, rows: [] })
    .returning({ id: bulkChanges.id });
  const id = begun?.id ?? 0;
  const written = await writeChange(tx, { caller, now, bulkId: id }, changing, cambio, known);
  await tx
    .update(bulkChanges)
    .set({ rows: written.map(({ before }) => before) })
    .where(and(eq(bulkChanges.companyId, companyId), eq(bulkChanges.id, id)));
  const versions = new Map(written.map(({ before }) => [before.id, before.version]));
  const hasta = new Date(now.getTime() + undoMinutes * minuteMs).toISOString();
  return resultOf(ids, judged, versions, { id, hasta });
}

export interface BulkWish {
  seleccion: BulkSelection;
  cambio: BulkChange;
  prueba?: boolean | undefined;
}
