import type { Mail, MailDraft, Recipient } from '@pliego/contract/areas/email';
import { textHtml } from '#web/ui/rich-text/html-text.ts';

/** What is written, as the form holds it. */
export type ComposeValues = Pick<
  Required<MailDraft>,
  'to' | 'cc' | 'bcc' | 'subject' | 'message' | 'attachments'
>;

/** The mail that the address opens. */
export type ComposeAsked =
  | { kind: 'new' }
  | { kind: 'draft' | 'reply' | 'reply-all' | 'forward'; id: number };

export interface ComposeStart {
  kind: ComposeAsked['kind'];
  values: ComposeValues;
  /** The draft that is written on. */
  draft?: Mail;
  inReplyTo?: number;
  /** How many messages of the conversation go with it. */
  earlier: number;
}

/** The texts around the quoted mail. */
export interface ComposeWords {
  replySubject: (subject: string) => string;
  forwardSubject: (subject: string) => string;
  /** The lines above a mail that is passed on. */
  forwardHead: (mail: Mail) => string[];
}

export function readCompose(text: string | undefined): ComposeAsked | null {
  if (text === undefined) return null;
  if (text === 'new') return { kind: 'new' };
  const [, about = '', number = ''] = /^(?:(reply|reply-all|forward)-)?(\d{1,9})$/.exec(text) ?? [];
  if (number === '') return null;
  const id = Number(number);
  if (about === 'reply' || about === 'reply-all' || about === 'forward') return { kind: about, id };
  return { kind: 'draft', id };
}

const blank: ComposeValues = { to: [], cc: [], bcc: [], subject: '', message: '', attachments: [] };

const plain = ({ name, email }: Recipient): Recipient => ({ name, email });
const without = (people: readonly Recipient[], others: readonly Recipient[]): Recipient[] => {
  const seen = new Set(others.map(({ email }) => email.toLowerCase()));
  return people
    .filter(({ email }) => {
      const isNew = !seen.has(email.toLowerCase());
      seen.add(email.toLowerCase());
      return isNew;
    })
    .map(plain);
};

/** One prefix is enough, in whichever of the usual ways it is written. */
const prefixed = (subject: string, prefix: RegExp, put: (subject: string) => string): string =>
  prefix.test(subject) ? subject : put(subject).trim();

/** The recipients of an answer: the sender, or for the user's own mails their recipients. */
function answered(mail: Mail, me: Recipient, toAll: boolean): Pick<ComposeValues, 'to' | 'cc'> {
  const isOwn = mail.from.email === me.email;
  const first = isOwn ? mail.to.map(plain) : [plain(mail.from)];
  if (!toAll) return { to: first, cc: [] };
  const to = [...first, ...without(isOwn ? [] : mail.to, [...first, me])];
  return { to, cc: without(mail.cc, [...to, me]) };
}

/** A new mail, with what it takes over from the one it is about. */
export function startOf(
  asked: ComposeAsked,
  mail: Mail | undefined,
  me: Recipient,
  words: ComposeWords,
): ComposeStart {
  if (asked.kind === 'new' || mail === undefined) return { kind: 'new', values: blank, earlier: 0 };
  if (asked.kind === 'draft') {
    const { to, cc, bcc, subject, message, attachments } = mail;
    const values = { to, cc, bcc, subject, message, attachments };
    return { kind: 'draft', values, draft: mail, earlier: mail.replies.length };
  }
  if (asked.kind === 'forward') {
    const head = textHtml(words.forwardHead(mail).join('\n'));
    const values: ComposeValues = {
      ...blank,
      subject: prefixed(mail.subject, /^(rv|fwd?|wg|tr):/i, words.forwardSubject),
      message: `<p></p>${head}<p></p>${mail.message}`,
      attachments: mail.attachments,
    };
    return { kind: 'forward', values, earlier: 0 };
  }
  const values: ComposeValues = {
    ...blank,
    ...answered(mail, me, asked.kind === 'reply-all'),
    subject: prefixed(mail.subject, /^(re|aw):/i, words.replySubject),
  };
  return { kind: asked.kind, values, inReplyTo: mail.id, earlier: mail.replies.length + 1 };
}
