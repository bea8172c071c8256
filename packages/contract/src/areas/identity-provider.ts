import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count } from '../fields.ts';
import { checkCode, Message } from '../message.ts';

const needed = (max: number, code: Parameters<typeof checkCode>[0]) =>
  z.string(checkCode(code)).check(z.trim(), z.minLength(1, checkCode(code)), z.maxLength(max));

/** An identity provider as an administrator writes it. */
export const IdentityProvider = z.object({
  /** The address that its documents give as `issuer`, exactly. */
  emisor: needed(500, 'falta-emisor'),
  idCliente: needed(300, 'falta-id-cliente'),
  /** Absent: the one that is stored. Never answered. */
  secreto: z.optional(needed(1_000, 'falta-secreto-cliente')),
});
export type IdentityProvider = z.infer<typeof IdentityProvider>;

export const StoredIdentityProvider = z.object({
  /** Null where the company has none. */
  proveedor: z.nullable(z.object({ emisor: z.string(), idCliente: z.string() })),
  version: Count,
  /** What the provider must be told to send people back to. */
  regreso: z.string(),
});
export type StoredIdentityProvider = z.infer<typeof StoredIdentityProvider>;

const path = '/api/empresa/ingreso/proveedor';
const ofAdministrators = {
  access: { action: 'update', subject: 'Company' },
  scope: 'session',
} as const;

export const identityProviderEndpoints = {
  identityProvider: endpoint({
    method: 'GET',
    path,
    summary: 'El proveedor de identidad (OpenID Connect) de la empresa, sin su secreto.',
    ...ofAdministrators,
    response: StoredIdentityProvider,
  }),
  setIdentityProvider: endpoint({
    method: 'PATCH',
    path,
    summary:
      'Configura el proveedor de identidad. Con otro emisor u otro cliente terminan los ingresos hechos con el anterior.',
    ...ofAdministrators,
    body: IdentityProvider,
    versioned: true,
    response: StoredIdentityProvider,
    problems: ['datos-invalidos'],
  }),
  tryIdentityProvider: endpoint({
    method: 'POST',
    path: `${path}/prueba`,
    summary: 'Prueba un proveedor de identidad sin guardarlo. Responde qué está mal, o nada.',
    ...ofAdministrators,
    body: IdentityProvider,
    response: z.object({ falla: z.nullable(Message) }),
    problems: ['datos-invalidos', 'demasiados-intentos'],
  }),
  removeIdentityProvider: endpoint({
    method: 'DELETE',
    path,
    summary:
      'Quita el proveedor de identidad: quienes entraron con él vuelven a ingresar de otra forma.',
    ...ofAdministrators,
    response: StoredIdentityProvider,
    problems: ['datos-invalidos'],
  }),
};
