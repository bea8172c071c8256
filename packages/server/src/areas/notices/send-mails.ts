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
import { beginsWeek, type Digest, isQuiet, lastDigest } from './mail-times.ts';
import type { InSlices } from './in-slices.ts';
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

/** The digest that a person is owed, or null. */
function dueDigest({ settings, digestedOn }: Addressee, { now, days }: Mailing): Digest | null {
  const due = lastDigest(now, settings.horaResumen, days);
  return due === null || (digestedOn !== null && digestedOn >= due.day) ? null : due;
}

async function mailDigest(
  tx: Tx,
  person: Addressee,
  sender: Sender,
  mailing: Mailing,
): Promise<void> {
  const { now, days } = mailing;
  const { tipos } = person.settings;
  const due = dueDigest(person, mailing);
  if (due === null) return;
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
 * Writes the mails that a company's notices owe now into the outbox, those of a person in the transaction that marks their
 * notices: a crash sends none twice and loses none.
 */
export async function sendMails({ read, write }: InSlices, mailing: Mailing): Promise<void> {
  const { companyId, now } = mailing;
  const { company, people, waiting } = await read(async (tx) => ({
    company: await companyName(tx, companyId),
    people: await addressees(tx, companyId),
    waiting: await awaited(tx, companyId),
  }));
  const isOwed = (person: Addressee) =>
    !isQuiet(now, person.settings.silencio) &&
    (waiting.has(person.userId) || dueDigest(person, mailing) !== null);
  for (const { userId } of people.filter(isOwed)) {
    await write(async (tx) => {
      // As they are now: another process may have written to them since.
      const [person] = await addressees(tx, companyId, userId);
      if (person === undefined || isQuiet(now, person.settings.silencio)) return;
      const sender = senderFor(person, company, mailing);
      await mailAtOnce(tx, person, sender, mailing);
      await mailDigest(tx, person, sender, mailing);
    });
  }
}
