import { eq } from 'drizzle-orm';
import { CannotOpenSecret, type SecretBox } from '#server/auth/secret-box.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { signInChallenges, twoSteps } from '#server/db/schema/accounts.ts';
import { outbox } from '#server/db/schema/mail.ts';
import { keyChecks } from '#server/db/schema/secrets.ts';
import { ownerOf } from './two-step-commands.ts';

const known = 'pliego';
const owner = 'key check';
const id = 1;

function opens(box: SecretBox, sealed: string, whose: string): boolean {
  try {
    box.open(sealed, whose);
    return true;
  } catch (error) {
    if (error instanceof CannotOpenSecret) return false;
    throw error;
  }
}

async function sealedCheck(tx: Tx): Promise<string | undefined> {
  const [row] = await tx
    .select({ sealed: keyChecks.sealed })
    .from(keyChecks)
    .where(eq(keyChecks.id, id));
  return row?.sealed;
}

/** Whether this is the key of the database, which it becomes when nothing was sealed before. */
async function isKeyOf(tx: Tx, box: SecretBox): Promise<boolean> {
  const check = await sealedCheck(tx);
  if (check !== undefined) return opens(box, check, owner);
  // A database from before there was a check may hold what another key has sealed.
  const [authenticator] = await tx.select().from(twoSteps).limit(1);
  if (
    authenticator !== undefined &&
    !opens(box, authenticator.sealedSecret, ownerOf(authenticator.userId))
  ) {
    return false;
  }
  await tx
    .insert(keyChecks)
    .values({ id, sealed: box.seal(known, owner) })
    .onConflictDoNothing();
  // Of two processes that begin at once the faster one's key counts.
  return opens(box, (await sealedCheck(tx)) ?? '', owner);
}

/** Refuses to start with a key that decrypts nothing: it would fail only when a user signs in. */
export async function checkKey(database: Database, box: SecretBox, dataDir: string): Promise<void> {
  if (await database.transaction('system', (tx) => isKeyOf(tx, box))) return;
  throw new Error(
    'La clave de los secretos no es la de esta base de datos: con ella nadie podría entrar con su segundo paso.\n' +
      `Usa la misma PLIEGO_SECRET de siempre o, si no la definías, restaura secret.key en ${dataDir} desde un respaldo.\n` +
      'Si esa clave se perdió, ejecuta «npm run pliego -- olvidar-secretos»: cada persona entrará solo con su contraseña y ' +
      'tendrá que activar de nuevo su segundo paso.',
  );
}

/** Deletes what a lost key has sealed or marked, so that the database takes the next key it is begun with. */
export async function forgetSealed(database: Database): Promise<void> {
  await database.transaction('system', async (tx) => {
    // Recovery codes go with their authenticator.
    await tx.delete(twoSteps);
    await tx.delete(signInChallenges);
    await tx.delete(outbox);
    await tx.delete(keyChecks);
  });
}
