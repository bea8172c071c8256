import { randomInt } from 'node:crypto';
import { printedRut } from '@pliego/contract/rules/rut';
import { type Cookie, type SignedIn, visitor } from './api.ts';
import { mailTo } from './template/mailbox.ts';
import { uniqueWord } from './tender-draft.ts';

/** The input for the registration of a new company. */
export interface Registrant {
  empresa: string;
  rut: string;
  fullName: string;
  email: string;
  password: string;
}

export function aRegistrant(): Registrant {
  const word = uniqueWord();
  return {
    empresa: `Ferretería ${word} SpA`,
    rut: printedRut(50_000_000 + randomInt(9_000_000)),
    fullName: 'Rosa Paredes Muñoz',
    email: `rosa@${word}.cl`,
    password: `tres robles ${word}`,
  };
}

export interface NewAccount extends Registrant {
  api: SignedIn['api'];
  cookies: Cookie[];
}

/** Registers a company and confirms it by the mail that came, without a page. */
export async function register(origin: string, registrant = aRegistrant()): Promise<NewAccount> {
  const { api, cookies } = visitor(origin);
  await api.auth.register({ body: { ...registrant, acepta: true } });
  const { link } = await mailTo(registrant.email, 'confirmar-correo');
  await api.auth.verifyEmail({ body: { token: link.split('/').at(-1) ?? '' } });
  return { ...registrant, api, cookies: cookies() };
}
