import { Email } from '@pliego/contract/fields';
import * as z from 'zod/mini';

/** The addresses in a text, however they are kept apart. */
export function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '');
}

const areAddresses = z.refine<string>(
  (text) => addressesIn(text).every((address) => z.safeParse(Email, address).success),
  'No parece un correo; revisa que tenga la forma nombre@empresa.cl',
);

/** What is typed to send an invoice; said of its fields in the words that the contract uses. */
export const SendValues = z.object({
  to: z.string().check(z.trim(), z.minLength(1, 'Escribe al menos un destinatario'), areAddresses),
  cc: z.string().check(areAddresses),
  subject: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'No puede quedar vacío'),
      z.maxLength(200, 'Usa hasta 200 caracteres'),
    ),
  message: z.string().check(z.maxLength(5000, 'Usa hasta 5000 caracteres')),
  attach: z.boolean(),
});
