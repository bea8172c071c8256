import type { ReportAnswer, ReportCell } from '@pliego/contract/areas/reports';
import { unsubscribeHeaders } from '#server/areas/notices/notice-letters.ts';
import type { Attachment } from '#server/mail/mailer.ts';
import type { Letter } from '#server/mail/letter.ts';
import { dayText, momentText } from '#server/texts/moments.ts';
import { textOf } from '#server/texts/text-of.ts';

const number = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 });

function cellText(cell: ReportCell): string {
  switch (cell.clase) {
    case 'rotulo':
      return 'texto' in cell.rotulo ? cell.rotulo.texto : textOf(cell.rotulo.mensaje);
    case 'licitacion':
      return `${cell.codigo} ${cell.nombre}`;
    case 'comprador':
    case 'rubro':
    case 'proveedor':
      return cell.nombre;
    case 'cuenta':
    case 'numero':
    case 'dias':
      return number.format(cell.valor);
    case 'monto':
      return cell.moneda === 'CLP'
        ? `$${number.format(cell.valor)}`
        : `${cell.moneda} ${number.format(cell.valor)}`;
    case 'parte':
      return `${number.format(cell.valor * 100)} %`;
    case 'instante':
      return momentText(new Date(cell.valor));
    case 'dia':
      return dayText(cell.valor);
    case 'nada':
      return '—';
  }
}

/** Rows that a mail shows; the others are in the file. */
const mostRows = 40;

interface Sending {
  to: { email: string; fullName: string };
  maker: string;
  company: string;
  base: string;
  unsubscribeUrl: string;
}

const ending = ({ company, maker, unsubscribeUrl }: Sending) => [
  `Recibes este correo porque ${maker} lo programó en ${company}.`,
  `No recibir más los reportes por correo: ${unsubscribeUrl}`,
];

interface Content {
  answer: ReportAnswer;
  /** The page that shows it. */
  path: string;
  /** Null where it is too big for a mail. */
  file: Attachment | null;
}

/** A report as a mail: its sentences, its table, and the file of it. */
export function reportLetter({ answer, path, file }: Content, sending: Sending): Letter {
  const { pregunta, frases, columnas, filas, totales } = answer;
  const shown = filas.slice(0, mostRows);
  const rows = totales.length === 0 ? shown : [...shown, totales];
  const left = filas.length - shown.length;
  const more = left > 0 ? [`Hay ${left} filas más en el archivo adjunto y en Pliego.`] : [];
  const tooBig =
    file === null ? ['El archivo es muy grande para un correo: bájalo en Pliego.'] : [];
  return {
    purpose: 'reporte',
    to: sending.to.email,
    subject: `${textOf(pregunta)} · ${sending.company}`,
    before: [`Hola, ${sending.to.fullName}:`, ...frases.map((sentence) => textOf(sentence))],
    ...(rows.length === 0
      ? {}
      : {
          table: {
            columns: columnas.map(({ titulo, esNumero }) => ({
              title: textOf(titulo),
              isNumber: esNumero,
            })),
            rows: rows.map((row) => row.map(cellText)),
            lastIsTotal: totales.length > 0,
          },
        }),
    action: { label: 'Ver el reporte', url: `${sending.base}${path}` },
    after: [...more, ...tooBig, ...ending(sending)],
    headers: unsubscribeHeaders(sending.unsubscribeUrl),
    attachments: file === null ? [] : [file],
  };
}

/** Says, once, that a report is not mailed any more. */
export function stoppedLetter(question: string, path: string, sending: Sending): Letter {
  return {
    purpose: 'reporte',
    to: sending.to.email,
    subject: `Ya no se envía: ${question}`,
    before: [
      `Hola, ${sending.to.fullName}:`,
      `El reporte «${question}» ya no te llega por correo: ${sending.maker}, que lo programó, ya no entra a ${sending.company} en Pliego.`,
      'Si todavía lo necesitas, prográmalo tú desde el reporte, con «Enviar por correo».',
    ],
    action: { label: 'Ver el reporte', url: `${sending.base}${path}` },
    after: ending(sending),
    headers: unsubscribeHeaders(sending.unsubscribeUrl),
  };
}
