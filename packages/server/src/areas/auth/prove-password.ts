import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import type { Caller } from '#server/auth/caller.ts';
import { passwordMatches } from '#server/auth/password.ts';
import { countTry, forgive } from './attempt-commands.ts';
import { userById } from './queries.ts';
import type { AuthDependencies } from './auth-dependencies.ts';

/**
 * Verifies the password of a signed-in user before a sensitive action, and answers the user. A wrong one is reported as a
 * field error: the user stays signed in. A right one is no failure, whatever becomes of the action.
 */
export async function provePassword(
  { database, now, addressOf }: AuthDependencies,
  caller: Caller,
  request: Request,
  { password, field }: { password: string; field: string },
): Promise<NonNullable<Awaited<ReturnType<typeof userById>>>> {
  const account = String(caller.userId);
  const tried = { what: 'password', account, address: addressOf(request) } as const;
  const attempt = await countTry(database, tried, now());
  const user = await database.read('system', (tx) => userById(tx, caller.userId));
  const matches = await passwordMatches(user?.passwordHash, password);
  if (user === undefined || !matches) {
    throw fieldProblem('datos-invalidos', field, createMessage('contrasena-equivocada'));
  }
  await database.transaction('system', (tx) => forgive(tx, attempt));
  return user;
}
