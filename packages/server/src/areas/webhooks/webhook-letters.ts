import type { Letter } from '#server/mail/letter.ts';
import { momentText } from '#server/texts/moments.ts';

/** Tells an administrator that a webhook was switched off, since nothing arrives there. */
export function webhookOffLetter(
  to: string,
  { company, url, since, base }: { company: string; url: string; since: Date; base: string },
): Letter {
  return {
    purpose: 'webhook-apagado',
    to,
    subject: 'Apagamos un webhook que no responde',
    before: [
      'Hola:',
      `Desde hace cinco días no llega ningún evento a un webhook de ${company}, así que Pliego dejó de enviarlos.`,
    ],
    facts: [
      ['Dirección', url],
      ['Falla desde', momentText(since)],
    ],
    action: { label: 'Ver las entregas', url: `${base}/empresa#webhooks` },
    after: [
      'Cuando el receptor responda, enciéndelo de nuevo. Los eventos de los últimos 30 días se pueden reenviar uno a uno.',
    ],
  };
}
