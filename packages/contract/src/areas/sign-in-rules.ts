import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, Id } from '../fields.ts';
import { checkCode } from '../message.ts';
import { signInMethods } from './auth-shapes.ts';

/** The most domains that a company names. */
export const mostDomains = 20;

/** A domain as addresses end in it: no @, no address of a page. */
const Domain = z
  .string(checkCode('dominio-no-valido'))
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253, checkCode('dominio-no-valido')),
    z.regex(
      /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
      checkCode('dominio-no-valido'),
    ),
  );

/** How people enter a company. */
export const SignInRules = z.object({
  /** Whether a password alone is not enough. */
  segundoPaso: z.boolean(),
  /** Of whom is invited; those who are in stay. Empty: any. */
  dominios: z.array(Domain).check(z.maxLength(mostDomains, checkCode('muchos-dominios'))),
  metodos: z
    .array(z.enum(signInMethods))
    .check(z.minLength(1, checkCode('algun-metodo')), z.maxLength(signInMethods.length)),
});
export type SignInRules = z.infer<typeof SignInRules>;

export const StoredSignInRules = z.extend(SignInRules, {
  version: Count,
  /** The people of the company, and with what each of them can meet a rule. */
  personas: z.array(
    z.object({
      id: Id,
      nombre: z.string(),
      correo: z.string(),
      segundoPaso: z.boolean(),
      llave: z.boolean(),
    }),
  ),
});
export type StoredSignInRules = z.infer<typeof StoredSignInRules>;

const ofAdministrators = { action: 'update', subject: 'Company' } as const;

export const signInRuleEndpoints = {
  signInRules: endpoint({
    method: 'GET',
    path: '/api/empresa/ingreso',
    summary: 'Las reglas de ingreso de la empresa, y quién tiene con qué cumplirlas.',
    access: ofAdministrators,
    scope: 'session',
    response: StoredSignInRules,
  }),
  setSignInRules: endpoint({
    method: 'PATCH',
    path: '/api/empresa/ingreso',
    summary:
      'Cambia las reglas de ingreso. Rigen desde la siguiente solicitud de cada sesión; quien las cambia debe cumplirlas.',
    access: ofAdministrators,
    scope: 'session',
    body: SignInRules,
    versioned: true,
    response: StoredSignInRules,
    problems: ['datos-invalidos'],
  }),
};
