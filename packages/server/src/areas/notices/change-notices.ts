import type { ChangedField, ChangeValue } from '@pliego/contract/areas/tender-history';
import { createMessage, type Message } from '@pliego/contract/message';
import { changedField } from '@pliego/contract/placeholder-formats';
import { severities, type Severity } from '@pliego/contract/rules/change-severity';
import { withoutPersonalRuts } from '@pliego/contract/rules/personal-data';
import type { Tx } from '#server/db/database.ts';
import { changeValueText, shortened } from '#server/texts/change-values.ts';
import { dateOf } from '#server/texts/moments.ts';
import { tellTender } from './live-commands.ts';
import { tell } from './notice-commands.ts';
import { peopleOf, toldTender } from './recipient-queries.ts';

/** A change of a followed tender, as it is stored. */
export interface FollowedChange {
  /** Of `followed_changes`. */
  id: number;
  field: ChangedField;
  detail: string | null;
  before: ChangeValue | null;
  after: ChangeValue | null;
  severity: Severity;
  source: string;
  happenedAt: Date;
  readAt: Date;
}

/** What sources changed in one tender of a company since it was last looked at, in the order in which they said it. */
export interface ChangedTender {
  companyId: number;
  tenderId: number;
  changes: readonly FollowedChange[];
  now: Date;
}

/** The gravest first; those of one gravity in their order. */
const byGravity = (one: FollowedChange, other: FollowedChange) =>
  severities.indexOf(one.severity) - severities.indexOf(other.severity);

/** Notices and mails go to every role, and mails leave the product: RUTs of people are masked in them. */
function valueParam(value: ChangeValue | null): string {
  if (value === null) return '—';
  switch (value.tipo) {
    case 'instante':
      return dateOf(value);
    case 'si-no':
      return value.valor ? 'si' : 'no';
    case 'partes':
      if (value.partes.length === 0) return 'sin-detalle';
      break;
    default:
  }
  return shortened(changeValueText(withoutPersonalRuts(value)));
}

/** A change, field by field: what it was, and what it is. */
const paramsOf = ({ field, detail, before, after }: FollowedChange) => ({
  campo: changedField(field, detail),
  antes: valueParam(before),
  despues: valueParam(after),
});

export const changeLine = (change: FollowedChange): Message =>
  createMessage('detalle-cambio', paramsOf(change));

/**
 * Tells those who follow a tender what sources changed in it, in the transaction that writes the changes: all of one batch in
 * one notice.
 */
export async function tellOfChanges(tx: Tx, changed: ChangedTender): Promise<void> {
  const { companyId, tenderId, now } = changed;
  await tellTender(tx, companyId, tenderId);
  // That a tender is known for the first time is no change of it.
  const changes = changed.changes.filter(({ field }) => field !== 'licitacion');
  const [gravest] = changes.toSorted(byGravity);
  const tender = gravest === undefined ? null : await toldTender(tx, companyId, tenderId);
  if (gravest === undefined || tender === null) return;
  const people = await peopleOf(tx, companyId, tenderId, tender.assigneeId);
  await tell(
    tx,
    {
      companyId,
      tenderId,
      now,
      kind: gravest.severity === 'grave' ? 'cambio-grave' : 'cambio',
      key: `cambio ${Math.max(...changes.map(({ id }) => id))}`,
      severity: gravest.severity,
      times: changes.length,
      message: (count) => createMessage('aviso-cambio-de', { count, ...paramsOf(gravest) }),
      detail: changes.toSorted(byGravity).map(changeLine),
    },
    people,
  );
}
