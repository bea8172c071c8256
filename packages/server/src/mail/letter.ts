import type { MailPurpose, Message } from './mailer.ts';

export interface LetterSection {
  title: string;
  url?: string;
  lines: readonly string[];
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
  /** What to do, and where. */
  action?: { label: string; url: string };
  /** Lists under a heading each, after the action. */
  sections?: readonly LetterSection[];
  after?: readonly string[];
  headers?: Record<string, string>;
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

function asText({ before, facts = [], action, sections = [], after = [] }: Letter): string {
  const blocks = [
    ...before,
    facts.map(([name, value]) => `  ${name}: ${value}`).join('\n'),
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

/** Styles on the elements themselves: mail programs drop everything else. Nothing is fetched. */
function asHtml(letter: Letter): string {
  const { subject, before, facts = [], action, sections = [], after = [] } = letter;
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
    `<div style="max-width:520px;margin:0 auto">` +
    `<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:${accent}">Pliego</p>` +
    before.map(paragraph).join('') +
    (facts.length === 0 ? '' : table) +
    (action === undefined ? '' : button) +
    sections.map(sectionHtml).join('') +
    after.map(paragraph).join('') +
    `<p style="margin:32px 0 0;font-size:13px;color:${soft}">${escaped(signature)}</p></div></body></html>\n`
  );
}

/** Lays out a letter as text and as HTML with the same content. */
export function messageOf(letter: Letter, date: Date): Message {
  const { purpose, to, subject, headers } = letter;
  return { purpose, to, subject, text: asText(letter), html: asHtml(letter), date, headers };
}
