import type { Message } from '@pliego/contract/message';
import {
  passwordLength,
  type PasswordOwner,
  passwordWeakness,
} from '@pliego/contract/areas/account-password';

export type { PasswordOwner };

/** From this length on, guessing is hopeless whatever the characters. */
export const longPassword = 14;

/** The feedback on a new password. */
export type PasswordStrength =
  | { level: 0; say: 'empty' }
  | { level: 1; say: 'missing'; count: number }
  | { level: 1; say: 'weak'; why: Message }
  | { level: 2; say: 'enough' }
  | { level: 3; say: 'good' };

export function passwordStrength(password: string, owner: PasswordOwner): PasswordStrength {
  if (password === '') return { level: 0, say: 'empty' };
  const count = passwordLength.min - password.length;
  if (count > 0) return { level: 1, say: 'missing', count };
  const why = passwordWeakness(password, owner);
  if (why !== null) return { level: 1, say: 'weak', why };
  return password.length < longPassword ? { level: 2, say: 'enough' } : { level: 3, say: 'good' };
}
