import type { ChangedTender } from '@pliego/contract/areas/home';
import type { ChangedField, TenderChange } from '@pliego/contract/areas/tender-history';
import { and, desc, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { historyOf } from '#server/areas/tenders/history.ts';
import { storedObservations, type StoredObservation } from '#server/areas/tenders/queries.ts';
import type { Tx } from '#server/db/database.ts';
import {
  visibleObservations as observations,
  visibleTenders as tenders,
} from '#server/db/schema/visible.ts';
import { tenderTags, tenderWork } from '#server/db/schema/work.ts';

/** A screen of them; who was away for long sees the rest in the list. */
const shownTenders = 20;
/** Of so many, the last read, it is worked out whether anything changed. */
const lookedAt = 200;

/** What a change of it does to our work, the gravest first; whatever is not here is lighter than all of these. */
const gravity: readonly ChangedField[] = [
  'estado',
  'fecha',
  'adjudicacion',
  'monto',
  'item',
  'lote',
  'documento',
  'orden',
];

/** A closing that moves is graver than the other dates. */
function weightOf({ campo, detalle }: TenderChange): number {
  if (campo === 'fecha' && detalle === 'cierre') return -1;
  const place = gravity.indexOf(campo);
  return place === -1 ? gravity.length : place;
}

/** Tenders that the company works on, of which something was read after an instant; the newest read first. */
function readSince(tx: Tx, companyId: number, since: Date) {
  const tagged = sql`exists (select from ${tenderTags} where ${and(
    eq(tenderTags.companyId, companyId),
    eq(tenderTags.tenderId, tenderWork.tenderId),
  )})`;
  const readAt = sql<Date>`max(${observations.readAt})`;
  return tx
    .select({
      id: tenders.id,
      codigo: tenders.code,
      nombre: tenders.title,
      Asignado: tenderWork.assigneeId,
    })
    .from(tenderWork)
    .innerJoin(tenders, eq(tenders.id, tenderWork.tenderId))
    .innerJoin(observations, eq(observations.tenderId, tenderWork.tenderId))
    .where(
      and(
        eq(tenderWork.companyId, companyId),
        or(isNotNull(tenderWork.assigneeId), tagged),
        ne(tenderWork.stage, 'descartada'),
        gt(observations.readAt, since),
      ),
    )
    .groupBy(tenders.id, tenders.code, tenders.title, tenderWork.assigneeId)
    .orderBy(desc(readAt), desc(tenders.id))
    .limit(lookedAt);
}

/** What changed in the tenders that the company works on, as far as it was read after an instant. */
export async function changedSince(tx: Tx, { companyId, userId }: Caller, since: Date) {
  const read = await readSince(tx, companyId, since);
  const said = new Map<number, StoredObservation[]>(read.map(({ id }) => [id, []]));
  const ids = [...said.keys()];
  const rows = ids.length === 0 ? [] : await storedObservations(tx, ids);
  for (const row of rows) said.get(row.tenderId)?.push(row);
  const changed = read.flatMap((tender): ChangedTender[] => {
    const { datos } = historyOf(said.get(tender.id) ?? []);
    const fresh = datos.filter(
      ({ campo, leida }) => campo !== 'licitacion' && new Date(leida) > since,
    );
    const [cambio, ...others] = fresh.toSorted((one, other) => weightOf(one) - weightOf(other));
    return cambio === undefined ? [] : [{ ...tender, cambio, otros: others.length }];
  });
  // One's own first; within them in the order in which they were read.
  const mine = ({ Asignado }: ChangedTender) => Number(Asignado !== userId);
  const ordered = changed.toSorted((one, other) => mine(one) - mine(other));
  return { datos: ordered.slice(0, shownTenders), total: ordered.length };
}
