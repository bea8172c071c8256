import type { OwnerQuery } from './database.ts';
import { liveChannel } from './listeners.ts';

/**
 * The name of the channel of live changes, which the database makes up once. It is in a schema of its own, which nobody but the owner can
 * look into, and in no backup: every role of a server may listen, and what is told names tenders and people (docs/decisions/0088).
 */
export async function secretChannel(owner: OwnerQuery): Promise<string> {
  const known = await owner(`select from pg_namespace where nspname = 'pliego_procesos'`);
  if (known.rows.length === 0) {
    // Statements that are sent together are one transaction.
    await owner(`create schema pliego_procesos;
      create table pliego_procesos.canal as select 'pliego_' || replace(gen_random_uuid()::text, '-', '') as nombre`);
  }
  const { rows } = await owner('select nombre from pliego_procesos.canal');
  return (rows as { nombre: string }[])[0]?.nombre ?? liveChannel;
}
