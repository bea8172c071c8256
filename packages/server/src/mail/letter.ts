import type { Attachment, MailPurpose, Message } from './mailer.ts';

export interface LetterSection {
  title: string;
  url?: string;
  lines: readonly string[];
}

/** Figures; what they are about is in the first column. */
export interface LetterTable {
  columns: readonly { title: string; isNumber: boolean }[];
  rows: readonly (readonly string[])[];
  lastIsTotal: boolean;
}

/** The content of a mail, before layout. */
export interface Letter {
  purpose: MailPurpose;
  to: string;
  subject: string;
  /** Each a paragraph of plain text. */
  before: readonly string[];
  /** Facts by which the reader knows what it is about. */
  facts?: readonly (readonly [name: string, value: string])[];
  table?: LetterTable;
  /** What to do, and where. */
  action?: { label: string; url: string };
  /** Lists under a heading each, after the action. */
  sections?: readonly LetterSection[];
  after?: readonly string[];
  headers?: Record<string, string>;
  attachments?: readonly Attachment[];
}

const signature = 'Pliego · licitaciones públicas, sin perder un plazo';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

function sectionText({ title, url, lines }: LetterSection): string {
  return [title, ...lines.map((line) => `  - ${line}`), ...(url === undefined ? [] : [url])].join(
    '\n',
  );
}

/** Row by row, since mail programs show text in any typeface. */
function tableText({ columns, rows }: LetterTable): string {
  const line = ([name = '', ...values]: readonly string[]) =>
    `  - ${name}: ${values.map((value, at) => `${columns[at + 1]?.title ?? ''} ${value}`).join('; ')}`;
  return rows.map(line).join('\n');
}

function asText({ before, facts = [], table, action, sections = [], after = [] }: Letter): string {
  const blocks = [
    ...before,
    facts.map(([name, value]) => `  ${name}: ${value}`).join('\n'),
    table === undefined ? '' : tableText(table),
    action === undefined ? '' : `${action.label}:\n${action.url}`,
    ...sections.map(sectionText),
    ...after,
    `-- \n${signature}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const ink = '#1a2027';
const soft = '#5b6570';
const accent = '#0b6b5b';

function factRow([name, value]: readonly [string, string]): string {
  return (
    `<tr><td style="padding:2px 16px 2px 0;color:${soft}">${escaped(name)}</td>` +
    `<td style="padding:2px 0">${escaped(value)}</td></tr>`
  );
}

function sectionHtml({ title, url, lines }: LetterSection): string {
  const name =
    url === undefined
      ? escaped(title)
      : `<a href="${escaped(url)}" style="color:${accent}">${escaped(title)}</a>`;
  const items = lines.map((line) => `<li style="margin:0 0 4px">${escaped(line)}</li>`).join('');
  return (
    `<h2 style="margin:24px 0 8px;font-size:16px;line-height:1.4">${name}</h2>` +
    `<ul style="margin:0 0 16px;padding-left:20px">${items}</ul>`
  );
}

function tableHtml({ columns, rows, lastIsTotal }: LetterTable): string {
  const side = (at: number) => (columns[at]?.isNumber === true ? 'right' : 'left');
  const style = (at: number, isBold: boolean) =>
    `padding:6px 10px 6px 0;border-bottom:1px solid #e3e7ea;text-align:${side(at)};font-weight:${isBold ? 600 : 400}`;
  const head = columns.map(
    ({ title }, at) => `<th style="${style(at, false)};color:${soft}">${escaped(title)}</th>`,
  );
  const body = rows.map((row, index) => {
    const isTotal = lastIsTotal && index === rows.length - 1;
    const cells = row.map((text, at) => `<td style="${style(at, isTotal)}">${escaped(text)}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  return (
    `<table style="margin:0 0 16px;border-collapse:collapse;width:100%;font-size:14px">` +
    `<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
  );
}

/** Styles on the elements themselves: mail programs drop everything else. Nothing is fetched. */
function asHtml(letter: Letter): string {
  const { subject, before, facts = [], table: figures, action, sections = [], after = [] } = letter;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
  const table = `<table style="margin:0 0 16px;border-collapse:collapse">${facts.map(factRow).join('')}</table>`;
  const url = escaped(action?.url ?? '');
  const button =
    `<p style="margin:24px 0 8px"><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:6px;` +
    `background:${accent};color:#ffffff;text-decoration:none;font-weight:600">${escaped(action?.label ?? '')}</a></p>` +
    `<p style="margin:0 0 24px;font-size:13px;color:${soft}">Si el botón no funciona, copia esta dirección en tu ` +
    `navegador:<br><span style="word-break:break-all">${url}</span></p>`;
  return (
    `<!doctype html><html lang="es-CL"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>` +
    `<body style="margin:0;padding:24px 16px;background:#ffffff;color:${ink};font:16px/1.5 system-ui,sans-serif">` +
    `<div style="max-width:${figures === undefined ? 520 : 720}px;margin:0 auto">` +
    `<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:${accent}">Pliego</p>` +
    before.map(paragraph).join('') +
    (facts.length === 0 ? '' : table) +
    (figures === undefined ? '' : tableHtml(figures)) +
    (action === undefined ? '' : button) +
    sections.map(sectionHtml).join('') +
    after.map(paragraph).join('') +
    `<p style="margin:32px 0 0;font-size:13px;color:${soft}">${escaped(signature)}</p></div></body></html>\n`
  );
}

/** Lays out a letter as text and as HTML with the same content. */
export function messageOf(letter: Letter, date: Date): Message {
  const { purpose, to, subject, headers, attachments } = letter;
  return {
    purpose,
    to,
    subject,
    text: asText(letter),
    html: asHtml(letter),
    date,
    headers,
    attachments,
  };
}
