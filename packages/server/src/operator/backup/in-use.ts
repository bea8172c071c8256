import { otherSessions } from '#server/db/backup/catalogue.ts';
import type { Database, OwnerQuery } from '#server/db/database.ts';
import { OperatorRefusal } from '../refusal.ts';

/** Refuses what needs a database that no server uses. Of the embedded one the lock of its folder says so. */
export async function refuseIfInUse(query: OwnerQuery, kind: Database['kind']): Promise<void> {
  if (kind === 'integrada' || (await otherSessions(query)) === 0) return;
  throw new OperatorRefusal(
    'Hay otros procesos conectados a esa base de datos: detén los servidores antes de seguir.',
  );
}
