import type { Mail } from '@pliego/contract/areas/email';
import type { MailFolder } from '@pliego/contract/areas/email-choices';
import { cast, type CastName } from '#sample/cast.ts';
import { attachments, conversation, type Earlier, texts } from './texts.ts';

const minuteMs = 60_000;
const hour = 60;
const day = 24 * hour;

type Label = Mail['labels'][number];
/** The sender; two texts are an external sender, by name and address. */
type Sender = CastName | [name: string, email: string];
type Line = [
  from: Sender,
  subject: string,
  folder: MailFolder,
  labels: Label[],
  /** How long before the mailbox is opened for the first time. */
  minutesAgo: number,
];

/** In the order of their ids; the bodies are in `texts`. */
const lines: Line[] = [
  [['Ofertas Bodegón', 'ofertas@bodegon.demo'], 'Liquidación de temporada', 'trash', [], 41 * day],
  [
    ['Premio Seguro', 'avisos@premioseguro.demo'],
    'Tu casilla ganó un vehículo',
    'spam',
    [],
    38 * day,
  ],
  ['daniela', 'Propuesta para el galpón', 'draft', ['private'], 33 * day],
  ['cristobal', 'Asado de fin de faena', 'inbox', ['personal'], 30 * day],
  ['daniela', 'Oferta enviada: luminarias de Ancud', 'sent', ['company'], 27 * day],
  [['Crédito Exprés', 'hola@creditoexpres.demo'], 'Dinero hoy, sin papeles', 'spam', [], 25 * day],
  ['ignacio', 'Cambio de sala', 'trash', ['personal'], 22 * day],
  ['valentina', 'Fotos del lanzamiento', 'inbox', ['personal', 'private'], 20 * day],
  ['daniela', 'Saludos de fin de año', 'draft', ['personal'], 18 * day],
  [
    ['Mesa de ayuda', 'soporte@mesa-ayuda.demo'],
    'Tu clave vence en una hora',
    'spam',
    ['private'],
    16 * day,
  ],
  ['daniela', 'Minuta de la visita a terreno', 'sent', ['company'], 14 * day],
  ['antonia', 'Observaciones al contrato', 'inbox', ['company', 'important'], 12 * day],
  [
    ['Viajes Última Hora', 'ventas@ultimahora.demo'],
    'Tres noches por el precio de una',
    'spam',
    ['private'],
    11 * day,
  ],
  ['benjamin', 'Presupuesto de flete, versión vieja', 'trash', ['company'], 10 * day],
  ['fernanda', 'Cotización personal del notebook', 'inbox', ['personal', 'private'], 9 * day],
  ['daniela', 'Respuesta al foro de Osorno', 'draft', ['company'], 7 * day],
  [
    ['Seguidores Ya', 'info@seguidoresya.demo'],
    'Diez mil seguidores en un día',
    'spam',
    [],
    6 * day,
  ],
  ['sebastian', 'Plazo de la garantía de seriedad', 'inbox', ['company', 'important'], 5 * day],
  ['javiera', 'Llaves de la bodega chica', 'trash', ['personal'], 4 * day],
  [
    ['Cambio de cuenta', 'pagos@cambio-cuenta.demo'],
    'Factura impaga: nueva cuenta corriente',
    'spam',
    ['private'],
    3 * day,
  ],
  ['ignacio', 'Turno de café de la semana', 'inbox', ['personal'], 7 * hour],
  ['matias', 'Planilla de precios, segunda vuelta', 'inbox', ['company'], 100],
  ['daniela', 'Consulta por el anexo 5', 'draft', ['company'], 55],
  ['camila', 'Bases del hospital de Osorno', 'inbox', ['company', 'important'], 30],
];

const unread = new Set([7, 9, 10, 15, 19, 20, 22, 23, 24]);
const starred = new Set([5, 8, 12, 14, 16, 18, 24]);

function senderOf(from: Sender): Mail['from'] {
  if (typeof from !== 'string') return { name: from[0], email: from[1], avatar: '' };
  const { fullName, email, avatar } = cast[from];
  return { name: fullName, email, avatar };
}

const recipientOf = (name: CastName) => ({ name: cast[name].fullName, email: cast[name].email });
/** The user's own mails go to this colleague; all others are addressed to the user. */
const recipientsOf = (from: Sender) => [recipientOf(from === 'daniela' ? 'camila' : 'daniela')];

function mailOf(id: number, line: Line, now: Date) {
  const [from, subject, folder, labels, minutesAgo] = line;
  return {
    id,
    from: senderOf(from),
    to: recipientsOf(from),
    subject,
    cc: id === 24 ? [recipientOf('matias')] : [],
    bcc: [],
    message: texts[id - 1] ?? '',
    attachments: attachments[id] ?? [],
    isStarred: starred.has(id),
    labels,
    time: new Date(now.getTime() - minutesAgo * minuteMs).toISOString(),
    replies: [],
    folder,
    isRead: !unread.has(id),
  };
}

/** The earlier messages of the last mail. */
function repliesAt(now: Date): Mail['replies'] {
  const reply = ({ from, message, minutesAgo }: Earlier, index: number) => {
    const line: Line = [from, 'Bases del hospital de Osorno', 'inbox', [], minutesAgo];
    const said = { message, attachments: [], isStarred: false, isRead: true };
    return { ...mailOf(index + 1, line, now), ...said };
  };
  return conversation.map(reply);
}

export function mails(now: Date): Mail[] {
  return lines.map((line, index) => {
    const mail: Mail = mailOf(index + 1, line, now);
    return index === lines.length - 1 ? Object.assign(mail, { replies: repliesAt(now) }) : mail;
  });
}
