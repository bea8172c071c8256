import * as z from 'zod/mini';
import { checkCode, type Message, createMessage } from '../message.ts';
import { foldText } from '../rules/fold-text.ts';
import { isGuessable, wordsOf } from '../rules/guessable-parts.ts';

export const passwordLength = { min: 10, max: 200 } as const;

const notTooLong = z.maxLength(passwordLength.max, checkCode('texto-largo'));

/** An existing password. Other rules may have applied when it was chosen. */
export const GivenPassword = z
  .string(checkCode('falta-contrasena'))
  .check(z.minLength(1, checkCode('falta-contrasena')), notTooLong);

/** A new password. `passwordWeakness` adds the rules that depend on the user. */
export const NewPassword = z
  .string(checkCode('falta-contrasena-nueva'))
  .check(z.minLength(passwordLength.min, checkCode('texto-corto')), notTooLong);

/** What a password must not be made of: everything that is known of the person. `empresa` may name several companies. */
export interface PasswordOwner {
  email?: string | undefined;
  fullName?: string | undefined;
  username?: string | undefined;
  empresa?: string | undefined;
}

type PasswordWeakness = 'contrasena-comun' | 'contrasena-repetitiva' | 'contrasena-propia';

/** Why a password of the right length is too easy to guess; null when it is not. */
export function passwordWeakness(
  password: string,
  owner: PasswordOwner,
): Message<PasswordWeakness> | null {
  if (new Set(foldText(password).replaceAll(' ', '')).size < 5) {
    return createMessage('contrasena-repetitiva');
  }
  if (isGuessable(password)) return createMessage('contrasena-comun');
  const { email = '', fullName = '', username = '', empresa = '' } = owner;
  const own = wordsOf([email, email.split('@')[0] ?? '', fullName, username, empresa]);
  return isGuessable(password, own) ? createMessage('contrasena-propia') : null;
}
