import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import { openMatchCounts } from '#server/areas/matches/match-queries.ts';
import { personsOf } from '#server/areas/users/persons-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import type { ProductRow } from './fields.ts';
import { presentProduct } from './presenter.ts';

/** How products are shown to a caller: who may change them also sees what they cost. */
export async function presenterFor(
  tx: Tx,
  { companyId, ability }: Caller,
  { ids, now }: { ids: readonly number[]; now: Date },
) {
  const personOf = await personsOf(tx, companyId);
  const seesCost = ability.can('update', 'Product');
  const matches = await openMatchCounts(tx, companyId, ids, now);
  return (row: ProductRow) => presentProduct(row, { personOf, seesCost, matches });
}

/** Notes in the audit what somebody did to a product. */
export function record(
  tx: Tx,
  { caller, now }: { caller: Caller; now: Date },
  action: 'producto-creado' | 'producto-cambiado' | 'producto-eliminado',
  { id, sku }: Pick<ProductRow, 'id' | 'sku'>,
): Promise<void> {
  const subject = { kind: 'producto', id, name: sku } as const;
  return recordAudit(tx, auditedAs(caller, now), { action, subject });
}
