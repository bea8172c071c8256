import type { Letter } from '#server/mail/letter.ts';
import { momentText } from '#server/texts/moments.ts';

interface Closing {
  company: string;
  /** Who closed it; null is the operator of the server. */
  by: string | null;
  at: Date;
  base: string;
}

/** Tells an administrator that their company was closed, and until when it can be opened again. */
export function companyClosedLetter(
  to: string,
  { company, by, at, erasedAt, base }: Closing & { erasedAt: Date },
): Letter {
  return {
    purpose: 'empresa-cerrada',
    to,
    subject: `Se cerró ${company} en Pliego`,
    before: [
      'Hola:',
      `${company} se cerró en Pliego: ya nadie entra, y sus conectores, webhooks e invitaciones se detuvieron.`,
    ],
    facts: [
      ['Quién', by ?? 'Quien opera el servidor'],
      ['Cuándo', momentText(at)],
      ['Se borra todo', momentText(erasedAt)],
    ],
    action: { label: 'Ir a Pliego', url: base },
    after: [
      'Hasta ese día se puede abrir otra vez, con todo lo que tenía: pídeselo a quien opera el servidor.',
    ],
  };
}

/** Tells an administrator that their company is open again. */
export function companyReopenedLetter(
  to: string,
  { company, at, base }: Omit<Closing, 'by'>,
): Letter {
  return {
    purpose: 'empresa-reabierta',
    to,
    subject: `${company} está abierta otra vez en Pliego`,
    before: [
      'Hola:',
      `Quien opera el servidor abrió otra vez ${company} en Pliego. Tus datos están como estaban.`,
    ],
    facts: [['Cuándo', momentText(at)]],
    action: { label: 'Entrar', url: `${base}/login` },
    after: [
      'Los conectores y los webhooks siguen detenidos, y las invitaciones que esperaban ya no sirven: vuelve a ponerlos en marcha cuando los necesites.',
    ],
  };
}
