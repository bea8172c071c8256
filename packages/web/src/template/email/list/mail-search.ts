import type { Mail } from '@pliego/contract/areas/email';
import { foldText } from '@pliego/contract/rules/fold-text';

/** The people in the line of a mail: its sender or, for the user's own mails, the recipients. */
function namesIn({ from, to }: Mail, me: { email: string } | undefined): string[] {
  if (from.email !== me?.email) return [from.name];
  return [from.name, ...to.map(({ name, email }) => (name.trim() === '' ? email : name))];
}

const bodies = new WeakMap<Mail, string>();

/** The words of a mail, read once and not on every key. */
function bodyOf(mail: Mail): string {
  const known = bodies.get(mail);
  if (known !== undefined) return known;
  const files = mail.attachments.map(({ fileName }) => fileName);
  const body = [mail.message.replaceAll(/<[^>]*>/g, ' '), ...files].join(' ');
  bodies.set(mail, body);
  return body;
}

/**
 * The mails that are searched for: by every word, wherever in the people, the subject, the text or the files it is. Whatever the call itself finds is among them;
 * but as everywhere on the screens accents do not count, and who a mail goes to does.
 */
export function foundAmong(
  mails: readonly Mail[],
  q: string,
  me: { email: string } | undefined,
): readonly Mail[] {
  const wanted = foldText(q);
  if (wanted === '') return mails;
  const words = wanted.split(' ');
  return mails.filter((mail) => {
    const text = foldText([...namesIn(mail, me), mail.subject, bodyOf(mail)].join(' '));
    return text.includes(wanted) || words.every((word) => text.includes(word));
  });
}
