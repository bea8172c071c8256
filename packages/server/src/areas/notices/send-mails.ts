import type { CompanyDays } from '@pliego/contract/rules/business-days';
import { addDays, santiagoDay, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import type { SecretBox } from '#server/auth/secret-box.ts';
import type { Tx } from '#server/db/database.ts';
import { putInOutbox } from '#server/mail/database-outbox.ts';
import { type Letter, messageOf } from '#server/mail/letter.ts';
import { endMail, noteDigest } from './mail-commands.ts';
import {
  type Addressee,
  addressees,
  awaited,
  byTender,
  closingsOf,
  companyName,
  type MailedNotice,
  waitingNotices,
} from './mail-queries.ts';
import { beginsWeek, isQuiet, lastDigest } from './mail-times.ts';
import { digestLetter, letterAtOnce, type Sender } from './notice-letters.ts';
import { unsubscribePath, unsubscribeToken } from './unsubscribe-token.ts';

interface Mailing {
  companyId: number;
  days: CompanyDays;
  now: Date;
  secrets: SecretBox;
  /** What links in mails begin with. */
  base: string;
}

/** The days that the list of closings looks ahead, today included. */
const closingDays = 7;

const idsOf = (rows: readonly MailedNotice[]) => rows.map(({ id }) => id);

function senderFor(person: Addressee, company: string, { secrets, base }: Mailing): Sender {
  return {
    base,
    company,
    unsubscribeUrl: (kind) => base + unsubscribePath(unsubscribeToken(secrets, person, kind)),
  };
}

async function put(tx: Tx, letter: Letter, { secrets, now }: Mailing): Promise<void> {
  await putInOutbox(tx, messageOf(letter, now), { secrets, now });
}

/** Leaves out what needs no mail any more, and says so. */
async function withoutGone(
  tx: Tx,
  rows: readonly MailedNotice[],
  isGone: (row: MailedNotice) => boolean,
): Promise<MailedNotice[]> {
  await endMail(tx, idsOf(rows.filter(isGone)), 'nunca');
  return rows.filter((row) => !isGone(row));
}

async function mailAtOnce(
  tx: Tx,
  person: Addressee,
  sender: Sender,
  mailing: Mailing,
): Promise<void> {
  const waiting = await waitingNotices(tx, person, 'espera');
  const rows = await withoutGone(tx, waiting, ({ isDiscarded }) => isDiscarded);
  for (const group of byTender(rows).values()) {
    const letter = letterAtOnce(person, group, sender);
    if (letter !== null) await put(tx, letter, mailing);
  }
  await endMail(tx, idsOf(rows), 'enviado');
}

async function mailDigest(
  tx: Tx,
  person: Addressee,
  sender: Sender,
  mailing: Mailing,
): Promise<void> {
  const { now, days } = mailing;
  const { horaResumen, tipos } = person.settings;
  const due = lastDigest(now, horaResumen, days);
  if (due === null || (person.digestedOn !== null && person.digestedOn >= due.day)) return;
  const waiting = await waitingNotices(tx, person, 'resumen', due.at);
  // What was read in the page is not told again.
  const rows = await withoutGone(tx, waiting, ({ isDiscarded, isRead }) => isDiscarded || isRead);
  const until = new Date(startOfSantiagoDay(addDays(santiagoDay(now), closingDays)));
  const closings =
    tipos['cierre-cerca'].correo === 'resumen' ? await closingsOf(tx, person, { now, until }) : [];
  // A list of closings alone is worth a mail once a week.
  if (rows.length > 0 || (closings.length > 0 && beginsWeek(due.day, days))) {
    const content = { notices: rows, closings, day: santiagoDay(now) };
    await put(tx, digestLetter(person, content, sender), mailing);
  }
  await endMail(tx, idsOf(rows), 'enviado');
  await noteDigest(tx, person, due.day);
}

/**
 * Writes the mails that a company's notices owe now into the outbox, in the transaction that marks the notices: a crash
 * sends none twice and loses none.
 */
export async function sendMails(tx: Tx, mailing: Mailing): Promise<void> {
  const company = await companyName(tx, mailing.companyId);
  const waiting = await awaited(tx, mailing.companyId);
  for (const person of await addressees(tx, mailing.companyId)) {
    if (isQuiet(mailing.now, person.settings.silencio)) continue;
    const sender = senderFor(person, company, mailing);
    if (waiting.has(person.userId)) await mailAtOnce(tx, person, sender, mailing);
    await mailDigest(tx, person, sender, mailing);
  }
}
