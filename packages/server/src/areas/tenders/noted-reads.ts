import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import { actorOf, type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';

const hourMs = 3_600_000;
/** How many reads are remembered. */
const capacity = 1_000;

/**
 * Writes down who opens a restricted tender, before it is answered: once an hour of a person and a tender, since an open page
 * reads it again with every change. What a process has forgotten is written once more.
 */
export class NotedReads {
  readonly #noted = new Set<string>();

  async note(
    database: Database,
    caller: Caller,
    { id, codigo, restringida }: Pick<TenderSummary, 'id' | 'codigo' | 'restringida'>,
    now: Date,
  ): Promise<void> {
    if (!restringida) return;
    const hour = Math.floor(now.getTime() / hourMs);
    const key = `${caller.companyId} ${actorOf(caller)} ${id} ${hour}`;
    if (this.#noted.has(key)) return;
    await database.transaction(scopeOf(caller), (tx) =>
      recordAudit(tx, auditedAs(caller, now), {
        action: 'reservada-leida',
        subject: { kind: 'licitacion', id, name: codigo },
      }),
    );
    this.#noted.add(key);
    if (this.#noted.size <= capacity) return;
    const [oldest] = this.#noted;
    if (oldest !== undefined) this.#noted.delete(oldest);
  }
}
