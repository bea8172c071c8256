import type { PasswordOwner } from '@pliego/contract/areas/account-password';
import { fieldProblem } from '@pliego/contract/problem';
import { weaknessOf } from '#server/auth/password-weakness.ts';

/** Refuses a new password that is easy to guess for this person, at the field where it was typed. */
export async function refuseWeak(
  password: string,
  owner: PasswordOwner,
  field: string,
): Promise<void> {
  const weakness = await weaknessOf(password, owner);
  if (weakness !== null) throw fieldProblem('datos-invalidos', field, weakness);
}
