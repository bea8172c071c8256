import type { ChangedField, ChangeValue } from '@pliego/contract/areas/tender-history';
import type { Severity } from '@pliego/contract/rules/change-severity';
import type { Tx } from '#server/db/database.ts';

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

/** Tells those who follow a tender what sources changed in it, in the transaction that writes the changes. */
export async function tellOfChanges(_tx: Tx, _changed: ChangedTender): Promise<void> {}
