import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/companies.ts';
import type { Env } from '#server/env.ts';

/** Refuses to show others a database whose accounts anyone can enter, unless that was asked for. */
export async function refuseDemo(
  database: Database,
  { isPublic, demo, host, publicUrl }: Pick<Env, 'isPublic' | 'demo' | 'host' | 'publicUrl'>,
): Promise<void> {
  if (!isPublic || demo) return;
  const [account] = await database.read('system', (tx) =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.isDemo, true), eq(users.status, 'active')))
      .limit(1),
  );
  if (account === undefined) return;
  throw new Error(
    'La base tiene las cuentas de la demostración, cuya contraseña conoce cualquiera, y ' +
      `Pliego atendería en ${publicUrl ?? host}, donde otros llegan. Empieza con otra base (PLIEGO_DATA o ` +
      'DATABASE_URL), atiende solo en este equipo (HOST=127.0.0.1, sin PLIEGO_URL), o muéstrala de todos ' +
      'modos con PLIEGO_DEMO=1.',
  );
}
