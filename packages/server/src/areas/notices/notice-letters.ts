import { severities } from '@pliego/contract/rules/change-severity';
import type { Letter, LetterSection } from '#server/mail/letter.ts';
import { shortened } from '#server/texts/change-values.ts';
import { dayText, momentText } from '#server/texts/moments.ts';
import { textOf } from '#server/texts/text-of.ts';
import { mailsOf, settingsPath } from './kind-names.ts';
import { type Addressee, byTender, type MailedNotice } from './mail-queries.ts';
import type { Subscription } from './setting-commands.ts';

/** What letters need besides what they say. */
export interface Sender {
  base: string;
  company: string;
  /** The address that ends mails of a kind, for whom they go to. */
  unsubscribeUrl: (subscription: Subscription) => string;
}

/** What a notice leads to: its tender, the view that found something, or the exports of the person. */
function actionOf({ kind, tenderId, viewId }: MailedNotice, base: string): Pick<Letter, 'action'> {
  if (tenderId !== null) {
    return { action: { label: 'Abrir la ficha', url: tenderUrl(base, tenderId) } };
  }
  if (kind === 'exportacion') {
    return { action: { label: 'Abrir tus exportaciones', url: `${base}/exportaciones` } };
  }
  if (viewId === null) return {};
  return { action: { label: 'Abrir la vista', url: `${base}/v/${viewId}` } };
}

const tenderUrl = (base: string, id: number) => `${base}/licitaciones/${id}`;

/** One click ends these mails without a session (RFC 8058). */
export const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function closingText(at: Date | null, on: string | null): string {
  if (on !== null) return dayText(on);
  return at === null ? 'sin fecha' : `${momentText(at)}, hora Chile`;
}

/** How to be told less, at the end of every mail. */
function ending({ base, company, unsubscribeUrl }: Sender, subscription: Subscription): string[] {
  return [
    `Recibes este correo por tu trabajo en ${company}. Elige qué correos te llegan y cuándo: ${base}${settingsPath}`,
    `No recibir más ${mailsOf(subscription)}: ${unsubscribeUrl(subscription)}`,
  ];
}

const gravestFirst = (one: MailedNotice, other: MailedNotice) =>
  severities.indexOf(one.severity) - severities.indexOf(other.severity) || one.id - other.id;

/** What a notice says: its changes one by one, where there are several. */
function linesOf({ message, detail }: MailedNotice): string[] {
  const details = (detail ?? []).map(textOf);
  return details.length > 1 ? [textOf(message), ...details] : [textOf(message)];
}

/** Notices of one tender that do not wait for the digest. */
export function letterAtOnce(
  { name, email }: Addressee,
  notices: readonly MailedNotice[],
  sender: Sender,
): Letter | null {
  const [first, ...others] = notices.toSorted(gravestFirst);
  if (first === undefined) return null;
  const { code, title } = first;
  const subscription = others.some(({ kind }) => kind !== first.kind) ? 'todos' : first.kind;
  const about = code === null ? 'Pliego' : code;
  const facts: [string, string][] =
    code === null || title === null
      ? []
      : [
          ['Licitación', `${code} · ${title}`],
          ['Cierre', closingText(first.closesAt, first.closesOn)],
        ];
  const [, ...more] = linesOf(first);
  const lines = [...more, ...others.flatMap(linesOf)];
  return {
    purpose: 'aviso',
    to: email,
    subject: `${about}: ${shortened(textOf(first.message), 120)}`,
    before: [`Hola, ${name}:`, textOf(first.message)],
    facts,
    ...actionOf(first, sender.base),
    sections: lines.length === 0 ? [] : [{ title: 'Detalle', lines }],
    after: [`¿Por qué lo recibes? ${textOf(first.because)}`, ...ending(sender, subscription)],
    headers: unsubscribeHeaders(sender.unsubscribeUrl(subscription)),
  };
}

/** A tender that closes soon. */
export interface Closing {
  id: number;
  code: string;
  title: string;
  closesAt: Date | null;
  closesOn: string | null;
}

/** Tenders that one digest shows; the rest is in the page. */
const mostSections = 60;

/** The notices by tender, those of the gravest first. */
function sectionsOf(notices: readonly MailedNotice[], base: string): LetterSection[] {
  const groups = byTender(notices.toSorted(gravestFirst));
  return [...groups].map(([tenderId, group]) => {
    const code = group[0]?.code ?? null;
    const title = group[0]?.title ?? '';
    const lines = group.flatMap(linesOf);
    if (tenderId === null || code === null) return { title: 'De tu empresa', lines };
    return { title: `${code} · ${title}`, url: tenderUrl(base, tenderId), lines };
  });
}

function closingSection(closings: readonly Closing[]): LetterSection[] {
  if (closings.length === 0) return [];
  const lines = closings.map(
    ({ code, title, closesAt, closesOn }) =>
      `${closingText(closesAt, closesOn)} · ${code} · ${shortened(title, 90)}`,
  );
  return [{ title: 'Cierran en los próximos 7 días', lines }];
}

/** What waited since the last digest, and what closes soon. */
export function digestLetter(
  { name, email }: Addressee,
  { notices, closings, day }: { notices: MailedNotice[]; closings: Closing[]; day: string },
  sender: Sender,
): Letter {
  const all = sectionsOf(notices, sender.base);
  const left = all.length - mostSections;
  const more = left > 0 ? [`Y ${left} licitaciones más, que están en Pliego.`] : [];
  const count = all.length;
  const what =
    count === 0
      ? 'Esto es lo que cierra en los próximos días.'
      : `Hay novedades en ${count === 1 ? 'una licitación' : `${count} licitaciones`}.`;
  return {
    purpose: 'resumen',
    to: email,
    subject: `Pliego: resumen del ${dayText(day)}`,
    before: [`Hola, ${name}:`, what],
    action: { label: 'Abrir el seguimiento', url: `${sender.base}/seguimiento` },
    sections: [...all.slice(0, mostSections), ...closingSection(closings)],
    after: [...more, ...ending(sender, 'resumen')],
    headers: unsubscribeHeaders(sender.unsubscribeUrl('resumen')),
  };
}
