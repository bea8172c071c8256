import * as z from 'zod/mini';
import { checkCode, type Message, createMessage } from '../message.ts';
import { foldText } from '../rules/fold-text.ts';

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

/**
 * The passwords that attackers guess first, of ten characters or more, folded and without spaces; shorter
 * ones are refused by their length already.
 */
const common = new Set(
  [
    '0123456789',
    '1029384756',
    '1122334455',
    '1234512345',
    '1234554321',
    '1234567890',
    '123456789a',
    '1234567891',
    '12345678910',
    '123456789123',
    '1234567899',
    '1q2w3e4r5t',
    '1q2w3e4r5t6y',
    '1qaz2wsx3edc',
    '9876543210',
    '0987654321',
    'a123456789',
    'abc1234567',
    'abcd123456',
    'abcdefghij',
    'adminadmin',
    'admin12345',
    'admin123456',
    'administrador',
    'administrator',
    'asdfghjkl1',
    'asdfghjkl;',
    'bienvenido',
    'bienvenida',
    'cambiame123',
    'changeme123',
    'chile12345',
    'chile123456',
    'colocolo123',
    'contrasena',
    'contrasena1',
    'contrasena123',
    'contrasena1234',
    'empresa123',
    'empresa1234',
    'iloveyou123',
    'letmein123',
    'licitacion',
    'licitaciones',
    'mercadopublico',
    'micontrasena',
    'michael123',
    'password01',
    'password10',
    'password11',
    'password12',
    'password123',
    'password1234',
    'password12345',
    'passw0rd123',
    'p@ssw0rd123',
    'pliego-demo',
    'pliego1234',
    'pliego12345',
    'princess123',
    'princesa123',
    'q1w2e3r4t5',
    'q1w2e3r4t5y6',
    'qazwsxedcrfv',
    'qwer123456',
    'qwerty1234',
    'qwerty12345',
    'qwerty123456',
    'qwertyuiop',
    'qwertyuiop1',
    'qwertyuiop123',
    'santiago123',
    'teamomucho',
    'tequieromucho',
    'universidaddechile',
    'usuario123',
    'usuario1234',
    'welcome123',
    'zaq12wsxcde3',
    'zxcvbnm123',
    'zxcvbnm1234',
  ].map(flat),
);

function flat(text: string): string {
  return foldText(text).replaceAll(' ', '');
}

/** What a password must not be: everything the person types about themselves beside it. */
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
  const tried = flat(password);
  if (common.has(tried)) return createMessage('contrasena-comun');
  if (new Set(tried).size < 5) return createMessage('contrasena-repetitiva');
  const { email = '', fullName = '', username = '', empresa = '' } = owner;
  const own = [email, email.split('@')[0] ?? '', fullName, username, empresa].map(flat);
  return own.some((text) => text !== '' && text === tried)
    ? createMessage('contrasena-propia')
    : null;
}
