import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, Instant, IsoDate, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { KeyScope } from '../rules/key-scopes.ts';

/** How long a key lasts, in days. None lasts for ever. */
export const keyDays = [30, 90, 365] as const;
export const mostKeyDays = 365;
/** Keys in use that one person may have in a company. */
export const mostKeys = 20;
/** Calls with one key in a minute. */
export const callsPerMinute = 120;
/** What every key begins with, so that a search for leaked secrets finds it. */
export const keyStart = 'pliego_';

export const keyStates = ['activa', 'vencida', 'revocada', 'sin-acceso'] as const;

/** A key without its secret, of which only a hash is stored. */
export const ApiKey = z.object({
  id: z.int(),
  nombre: z.string(),
  /** Its beginning, by which its owner recognises it. */
  prefijo: z.string(),
  alcances: z.array(KeyScope),
  /** Whose role it acts with. */
  persona: z.object({ id: z.int(), fullName: z.string() }),
  /** `sin-acceso`: its owner may not enter the company now. */
  estado: z.enum(keyStates),
  creada: Instant,
  vence: Instant,
  /** The last call that was let through, and where it came from; null before the first. */
  ultimoUso: z.nullable(z.object({ cuando: Instant, direccion: z.string() })),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const NewKey = z.strictObject({
  nombre: text({ min: 1, max: 60, message: checkCode('falta-nombre') }),
  alcances: z
    .array(KeyScope)
    .check(z.minLength(1, checkCode('falta-alcance')), z.maxLength(40, checkCode('lista-larga'))),
  /** In how many days it expires, or the last day on which it works. */
  vence: z.union([z.literal([...keyDays]), IsoDate], checkCode('vencimiento-de-clave')),
});
export type NewKey = z.infer<typeof NewKey>;

export const keyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/llaves',
    summary:
      'Las claves de quien pregunta en la empresa; quien la administra ve las de todos. Ninguna se muestra otra vez.',
    access: 'session',
    response: z.object({
      datos: z.array(ApiKey),
      /** What the role of who asks can give to a key. */
      alcances: z.array(KeyScope),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/llaves',
    summary: 'Crea una clave, que se muestra esta única vez.',
    access: 'session',
    body: NewKey,
    response: z.extend(ApiKey, { clave: z.string() }),
    status: 201,
    problems: ['cuota-superada'],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/llaves/:id',
    summary: 'Revoca una clave propia, o cualquiera de la empresa quien la administra.',
    access: 'session',
    params: z.object({ id: Id }),
    response: z.object({ id: z.int() }),
    problems: ['no-encontrado'],
  }),
};
