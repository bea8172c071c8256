import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Letter } from '@pliego/sources/letter/read-letter';
import { htmlToText } from 'html-to-text';
import { simpleParser } from 'mailparser';

/** More than anybody writes; of a longer mail the beginning says what it is about. */
const longestText = 200_000;

/** Whether bytes are a mail: headers by their names, a line each. */
function isMail(start: string): boolean {
  const names = start.matchAll(/^([A-Za-z-]+):[ \t]?\S/gm);
  const known = new Set([
    'from',
    'to',
    'subject',
    'date',
    'message-id',
    'mime-version',
    'received',
  ]);
  const found = new Set([...names].flatMap(([, name = '']) => name.toLowerCase()));
  return [...found].filter((name) => known.has(name)).length >= 3;
}

/** Converting takes the square of how deep a page is nested: of so much, a moment at most. */
const longestPage = 60_000;

/** The words of a page, for mails that have no other text. */
const wordsOf = (html: string): string =>
  htmlToText(html.slice(0, longestPage), {
    wordwrap: false,
    limits: { maxDepth: 100 },
    selectors: [{ selector: 'img', format: 'skip' }],
  });

async function openMail(bytes: Uint8Array): Promise<Letter> {
  const mail = await simpleParser(Buffer.from(bytes), {
    skipImageLinks: true,
    skipTextToHtml: true,
    skipHtmlToText: true,
  });
  const html = mail.html === false ? '' : (mail.html ?? '');
  const text = mail.text === undefined || mail.text.trim() === '' ? wordsOf(html) : mail.text;
  const [sender] = mail.from?.value ?? [];
  return {
    subject: mail.subject ?? null,
    from: sender?.name === '' ? null : (sender?.name ?? null),
    text: text.slice(0, longestText),
    attachments: mail.attachments.flatMap(({ filename }) => filename ?? []),
  };
}

/**
 * A mail (`.eml`) or a plain text, by its content.
 *
 * @throws ProblemError where it is neither.
 */
export async function openLetter(bytes: Uint8Array): Promise<Letter> {
  if (isMail(new TextDecoder('latin1').decode(bytes.subarray(0, 16_384)))) return openMail(bytes);
  if (bytes.includes(0)) {
    throw new ProblemError('datos-invalidos', createMessage('carta-ilegible'));
  }
  const text = new TextDecoder().decode(bytes.subarray(0, longestText));
  return { subject: null, from: null, text, attachments: [] };
}
