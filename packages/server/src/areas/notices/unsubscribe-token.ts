import { noticeKinds } from '@pliego/contract/areas/notice-kinds';
import * as z from 'zod';
import { CannotOpenSecret, type SecretBox } from '#server/auth/secret-box.ts';
import type { Subscription } from './setting-commands.ts';
import type { Person } from './setting-queries.ts';

/** What a link that ends mails says; only the server can write one. */
const Unsubscribing = z.object({
  companyId: z.number(),
  userId: z.number(),
  tipo: z.enum([...noticeKinds, 'resumen', 'reporte', 'todos']),
});

/** What its seal is bound to, so that no other sealed value passes for one. */
const owner = 'unsubscribe';

export function unsubscribeToken(secrets: SecretBox, person: Person, tipo: Subscription): string {
  const { companyId, userId } = person;
  return secrets.seal(JSON.stringify({ companyId, userId, tipo }), owner);
}

/** Null of a token that is broken, or was sealed with another key. */
export function readUnsubscribeToken(
  secrets: SecretBox,
  token: string,
): { person: Person; tipo: Subscription } | null {
  try {
    const { companyId, userId, tipo } = Unsubscribing.parse(JSON.parse(secrets.open(token, owner)));
    return { person: { companyId, userId }, tipo };
  } catch (error) {
    if (error instanceof CannotOpenSecret) return null;
    throw error;
  }
}

const base = '/api/notificaciones/baja';

/** Of one click, as mail programs do it, and of the page that asks. */
export const unsubscribePath = (token: string): string => `${base}/${token}`;
export const confirmPath = (token: string): string => `${base}/${token}/confirmar`;
