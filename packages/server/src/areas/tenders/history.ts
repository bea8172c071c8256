import type { OwnField, TenderChange, TenderHistory } from '@pliego/contract/areas/tender-history';
import { changesOf, differencesOf } from '@pliego/sources/changes';
import { foldTender } from '@pliego/sources/fold';
import { unknownInstant } from '@pliego/sources/instants';
import type { Observation } from '@pliego/sources/notice';
import { readFacts } from '#server/areas/sources/fold-batch.ts';
import { tenderRow } from '#server/areas/sources/tender-row.ts';
import type { StoredObservation, tenderById } from './queries.ts';

type DetailRow = NonNullable<Awaited<ReturnType<typeof tenderById>>>;

/** An upper limit: of a tender with more changes only the newest are returned. */
const shownChanges = 500;

/** A stored observation in the form of the readers. */
export function observationIn({
  source,
  code,
  format,
  observedAt,
  payload,
}: StoredObservation): Observation {
  return { source, code, format, observedAt: observedAt.toISOString(), payload };
}

/** A change with the stored observation that brought it. */
export interface ObservedChange {
  by: StoredObservation;
  change: TenderChange;
}

/** Every change of a tender, in the order in which its sources stated them. */
export function observedChanges(rows: readonly StoredObservation[]): ObservedChange[] {
  const rowOf = new Map(rows.map((row) => [observationIn(row), row]));
  return changesOf([...rowOf.keys()], readFacts).flatMap(({ by, ...change }): ObservedChange[] => {
    const row = rowOf.get(by);
    if (row === undefined) return [];
    const presented: TenderChange = {
      campo: change.field,
      detalle: change.detail,
      antes: change.before,
      despues: change.after,
      cuando: by.observedAt === unknownInstant ? null : by.observedAt,
      leida: row.readAt.toISOString(),
      fuente: by.source,
      formato: by.format,
      archivo: row.fileName,
      propio: row.companyId !== null,
      usuario: row.companyId === null ? null : row.userName,
    };
    return [{ by: row, change: presented }];
  });
}

/** Every change of a tender, the newest first. */
export function historyOf(rows: readonly StoredObservation[]): TenderHistory {
  const changes = observedChanges(rows).toReversed();
  const datos = changes.slice(0, shownChanges).map(({ change }) => change);
  return { datos, segunArchivos: ownFields(rows), completo: changes.length <= shownChanges };
}

/** The fields in which the company's own files change the official values. */
function ownFields(rows: readonly StoredObservation[]): OwnField[] {
  const official = rows.filter(({ companyId }) => companyId === null);
  if (official.length === 0 || official.length === rows.length) return [];
  const fold = (said: readonly StoredObservation[]) =>
    foldTender(said.map(observationIn), readFacts);
  return differencesOf(fold(official), fold(rows)).map(({ field, detail, before, after }) => ({
    campo: field,
    detalle: detail,
    oficial: before,
    propio: after,
  }));
}

const dateOf = (instant: string | null): Date | null =>
  instant === null ? null : new Date(instant);

/** A tender as the sources described it until then. The company's work stays current. */
export function asKnown(
  today: DetailRow,
  rows: readonly StoredObservation[],
  until: Date,
): DetailRow | null {
  const known = rows.filter(({ observedAt }) => observedAt <= until);
  if (known.length === 0) return null;
  const folded = foldTender(known.map(observationIn), readFacts);
  const then = tenderRow(folded);
  const { buyer } = folded;
  return {
    ...today,
    ...then,
    publishedAt: dateOf(then.publishedAt),
    publishedOn: folded.milestones.publicacion?.dia ?? null,
    closesAt: dateOf(then.closesAt),
    closingZone: folded.milestones.cierre?.zona ?? null,
    observedAt: new Date(then.observedAt),
    // Its links are current; its title is that of then.
    buyerId: buyer === null ? null : today.buyerId,
    buyerName: buyer?.name ?? null,
    buyerTaxId: buyer?.taxId ?? null,
    buyerTaxScheme: buyer?.scheme ?? null,
    complaints: buyer?.complaints ?? null,
  };
}
