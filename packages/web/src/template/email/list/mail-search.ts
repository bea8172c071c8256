import type { Mail } from '@pliego/contract/areas/email';
import { foldText } from '@pliego/contract/rules/fold-text';

/** The people in the line of a mail: its sender or, for the user's own mails, the recipients. */
function namesIn({ from, to }: Mail, me: { email: string } | undefined): string[] {
  if (from.email !== me?.email) return [from.name];
  return [from.name, ...to.map(({ name, email }) => (name.trim() === '' ? email : name))];
}

/**
 * The mails that are searched for, by their names or their subject. Whatever the call itself finds is among them;
 * but as everywhere on the screens accents do not count, and who a mail goes to does.
 */
export function foundAmong(
  mails: readonly Mail[],
  q: string,
  me: { email: string } | undefined,
): readonly Mail[] {
  const wanted = foldText(q);
  if (wanted === '') return mails;
  return mails.filter((mail) =>
    [...namesIn(mail, me), mail.subject].some((text) => foldText(text).includes(wanted)),
  );
}
