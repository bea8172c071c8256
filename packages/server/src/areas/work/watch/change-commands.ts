import type { ChangeValue, TenderChange } from '@pliego/contract/areas/tender-history';
import { severityOf } from '@pliego/contract/rules/change-severity';
import { and, eq, inArray } from 'drizzle-orm';
import type { FollowedChange } from '#server/areas/notices/change-notices.ts';
import { type ObservedChange, observedChanges } from '#server/areas/tenders/history.ts';
import { type StoredObservation, storedObservations } from '#server/areas/tenders/queries.ts';
import type { Tx } from '#server/db/database.ts';
import { followedChanges } from '#server/db/schema/follow.ts';

/** What a severity is worked out from: the instant of a date, the class of a state. */
function weighed(value: ChangeValue | null): string | null {
  if (value?.tipo === 'instante') return value.instante;
  return value?.tipo === 'estado' ? value.clase : null;
}

const severity = ({ campo, detalle, antes, despues }: TenderChange) =>
  severityOf({ campo, detalle, before: weighed(antes), after: weighed(despues) });

/** A change as it is written; `place` is its place among those of its observation. */
function rowOf(companyId: number, { by, change }: ObservedChange, place: number) {
  return {
    companyId,
    tenderId: by.tenderId,
    observationId: by.id,
    place,
    field: change.campo,
    detail: change.detalle,
    before: change.antes,
    after: change.despues,
    severity: severity(change),
    source: change.fuente,
    happenedAt: new Date(change.cuando ?? change.leida),
    readAt: by.readAt,
  };
}

function byTender(rows: readonly StoredObservation[]): Map<number, StoredObservation[]> {
  const groups = new Map<number, StoredObservation[]>();
  for (const row of rows) {
    const group = groups.get(row.tenderId);
    if (group === undefined) groups.set(row.tenderId, [row]);
    else group.push(row);
  }
  return groups;
}

/** The observations of some tenders whose changes are written. */
async function writtenOf(tx: Tx, companyId: number, tenderIds: number[]): Promise<Set<number>> {
  const rows = await tx
    .selectDistinct({ id: followedChanges.observationId })
    .from(followedChanges)
    .where(
      and(eq(followedChanges.companyId, companyId), inArray(followedChanges.tenderId, tenderIds)),
    );
  return new Set(rows.map(({ id }) => id));
}

/** A written change, and the observation that brought it. */
export type WrittenChange = FollowedChange & { tenderId: number; observationId: number };

/**
 * Writes what the sources changed in some tenders, up to an observation, as far as it is not written yet. The first
 * observation of a tender is written as `licitacion`: it tells that the tender has been looked at, also where nothing has
 * changed in it.
 *
 * @returns What was written, in the order in which the sources stated it.
 */
export async function writeChanges(
  tx: Tx,
  companyId: number,
  tenderIds: readonly number[],
  upTo: number,
): Promise<WrittenChange[]> {
  const ids = [...tenderIds];
  if (ids.length === 0) return [];
  const written = await writtenOf(tx, companyId, ids);
  const rows = [...byTender(await storedObservations(tx, ids)).values()].flatMap((said) => {
    const places = new Map<number, number>();
    return observedChanges(said).flatMap((observed) => {
      const { id } = observed.by;
      const place = places.get(id) ?? 0;
      places.set(id, place + 1);
      return id > upTo || written.has(id) ? [] : [rowOf(companyId, observed, place)];
    });
  });
  const all: WrittenChange[] = [];
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    all.push(...(await tx.insert(followedChanges).values(some).onConflictDoNothing().returning()));
  }
  return all;
}

/** Each row has twelve parameters, of which a statement takes 65,535. */
const rowsAtOnce = 2_000;
