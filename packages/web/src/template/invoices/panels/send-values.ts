import { Email } from '@pliego/contract/fields';
import { checkCode } from '@pliego/contract/message';
import * as z from 'zod/mini';

/** The addresses in a text, however they are kept apart. */
export function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '');
}

const areAddresses = z.refine<string>(
  (text) => addressesIn(text).every((address) => z.safeParse(Email, address).success),
  checkCode('correo-no-valido'),
);

/** What is typed to send an invoice. */
export const SendValues = z.object({
  to: z.string().check(z.trim(), z.minLength(1, checkCode('falta-destinatario')), areAddresses),
  cc: z.string().check(areAddresses),
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  message: z.string().check(z.maxLength(5000)),
  attach: z.boolean(),
});
