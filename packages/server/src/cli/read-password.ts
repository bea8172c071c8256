import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** What both commands that take a password say of it in their help. */
export const passwordHelp = [
  '--password-stdin   lee la contraseña de la entrada estándar; sin ella se genera una y se muestra una vez',
] as const;

export interface GivenPassword {
  password: string;
  /** Nobody knows it yet: it has to be shown. */
  generated: boolean;
}

/** The password on standard input, without the end of its line, or a new one of 120 bits. */
export async function readPassword(input: Readable, fromInput: boolean): Promise<GivenPassword> {
  if (!fromInput) return { password: randomBytes(15).toString('base64url'), generated: true };
  return { password: (await text(input)).replace(/\r?\n$/, ''), generated: false };
}
