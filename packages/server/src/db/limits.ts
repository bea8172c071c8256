/** How long a statement of a request may take, on every database. */
export interface StatementLimits {
  readMs: number;
  changeMs: number;
}

/** A read: far above any list of the product on a busy machine. A change may be of all that an import brought. */
export const statementLimits: StatementLimits = { readMs: 10_000, changeMs: 60_000 };

/** Of a statement of the owner: migrations and upkeep go through whole tables. */
export const ownerLimitMs = 10 * 60_000;
