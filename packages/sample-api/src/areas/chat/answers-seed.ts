import type { ChatContact, ChatMessage } from '@pliego/contract/areas/chat';
import { plainLetters } from '#sample/plain-letters.ts';
import type { Outlook } from './stored-chat.ts';

interface Topic {
  /** Matched against the message without accents or capitals. */
  pattern: RegExp;
  answers: readonly string[];
}

/** The first that fits is answered to. */
const topics: Topic[] = [
  {
    pattern: /\b(gracias|te pasaste|muchas gracias)\b/,
    answers: ['De nada.', 'No hay de qué. Cualquier cosa me escribes.', 'Para eso estamos.'],
  },
  {
    pattern: /\b(urgente|urge|ahora mismo|cuanto antes)\b/,
    answers: [
      'Lo veo al tiro y te aviso.',
      'Entiendo. Dejo lo que estoy haciendo y lo reviso.',
      'Dame cinco minutos y te llamo.',
    ],
  },
  {
    pattern: /\b(reunion|reunirnos|juntarnos|videollamada|llamada|llamarte)\b/,
    answers: [
      'Puedo mañana a las diez. ¿Te acomoda?',
      'Hoy después de las cuatro tengo un espacio.',
      'Manda la invitación y la acepto.',
    ],
  },
  {
    pattern: /\b(precio|precios|costo|costos|monto|cotizacion|descuento|presupuesto|flete)\b/,
    answers: [
      'Estoy cerrando los números; te los mando con IVA y sin IVA.',
      'El precio se mantiene hasta fin de mes.',
      'Reviso la planilla y te confirmo el total.',
    ],
  },
  {
    pattern: /\b(plazo|cierre|cierra|fecha|vence|cuando)\b/,
    answers: [
      'Según las bases queda hasta el viernes a las 15:00.',
      'Lo tengo anotado: alcanzamos con un día de holgura.',
      'Déjame mirar el calendario y te digo.',
    ],
  },
  {
    pattern: /\b(anexo|anexos|bases|contrato|boleta|garantia|documento|documentos|carta)\b/,
    answers: [
      'Está en la carpeta de la oferta, en la última versión.',
      'Me falta una firma. Apenas la tenga lo subo.',
      'Lo leí completo: no le veo problemas.',
    ],
  },
  {
    pattern: /\b(hola|buenas|buenos dias|buenas tardes|que tal)\b/,
    answers: ['¡Hola! ¿En qué te ayudo?', 'Hola, ¿cómo va todo?', 'Buenas. Cuéntame.'],
  },
];

const toQuestions = [
  'Buena pregunta. Lo averiguo y te cuento.',
  'Creo que sí, pero prefiero confirmarlo.',
  'Te respondo con calma en un rato.',
];

const withFiles = [
  'Recibido. Lo reviso y te comento.',
  'Llegó bien, gracias. Lo dejo en la carpeta de la oferta.',
  'Ya lo abrí; se lee completo.',
];

const otherwise = [
  'Perfecto, quedo al tanto.',
  'De acuerdo.',
  'Anotado. Sigo con eso hoy.',
  'Me parece bien. Avancemos así.',
  'Listo, cuenta conmigo.',
];

/** Seconds after which each kind of presence reads a message. */
const readAfter: Record<ChatContact['status'], number> = {
  online: 2,
  busy: 4,
  away: 6,
  offline: 9,
};
const deliveredAfter: Record<ChatContact['status'], number> = {
  online: 1,
  busy: 1,
  away: 2,
  offline: 5,
};

/** The same number for the same text, always. */
function numberOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}

function answersTo({ message, attachments = [] }: ChatMessage): readonly string[] {
  if (attachments.length > 0) return withFiles;
  const plain = plainLetters(message, ' ');
  const topic = topics.find(({ pattern }) => pattern.test(plain));
  return topic?.answers ?? (message.includes('?') ? toQuestions : otherwise);
}

/**
 * The reaction to a message, derived from its words, its recipient and its time: nothing is left
 * to chance, so the same conversation always goes the same way.
 */
export function outlookOf(sent: ChatMessage, { id, status }: ChatContact, place: number): Outlook {
  const answers = answersTo(sent);
  const message = answers[(numberOf(sent.message) + id + place) % answers.length] ?? '';
  const inSeconds = (seconds: number) =>
    new Date(Date.parse(sent.time) + seconds * 1_000).toISOString();
  const writing = 2 + Math.ceil(message.length / 20);
  return {
    of: sent.time,
    deliveredAt: inSeconds(deliveredAfter[status]),
    readAt: inSeconds(readAfter[status]),
    answer: { message, time: inSeconds(readAfter[status] + writing), senderId: id },
  };
}
