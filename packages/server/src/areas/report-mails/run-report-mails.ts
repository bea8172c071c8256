import { abilityOf } from '@pliego/contract/abilities';
import type { ReportQuery } from '@pliego/contract/areas/reports';
import type { CompanyDays } from '@pliego/contract/rules/business-days';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { companyName } from '#server/areas/notices/mail-queries.ts';
import { unsubscribePath, unsubscribeToken } from '#server/areas/notices/unsubscribe-token.ts';
import { nobodyOf, queryOn } from '#server/areas/report-links/shared-report.ts';
import { answerReport } from '#server/areas/reports/answer.ts';
import { summaryOf } from '#server/areas/reports/catalogue.ts';
import { reportFile } from '#server/areas/reports/report-file.ts';
import { type Caller, callerOf, scopeOf } from '#server/auth/caller.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import { type Database, type Tx, withoutParameters } from '#server/db/database.ts';
import { putInOutbox } from '#server/mail/database-outbox.ts';
import { type Letter, messageOf } from '#server/mail/letter.ts';
import type { Attachment } from '#server/mail/mailer.ts';
import { textOf } from '#server/texts/text-of.ts';
import type { Logger } from 'pino';
import { holdReportMail, noteSent } from './commands.ts';
import { lastDue } from './due-day.ts';
import { reportLetter, stoppedLetter } from './letters.ts';
import { type MailRow, membersByNumber, recipientsOf, runningMails } from './queries.ts';

interface Running {
  database: Database;
  secrets: SecretBox;
  base: string;
  days: CompanyDays;
  now: Date;
  log: Pick<Logger, 'error'>;
}

/** What a mail server takes without a question. */
const mostBytes = 5_000_000;
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The day whose mail is owed, or null: nothing from before it was made, and no day twice. */
function owedDay({ mail }: MailRow, { days, now }: Running): string | null {
  const due = lastDue(mail, days, now);
  if (due === null || due.at < mail.createdAt) return null;
  return mail.sentOn !== null && mail.sentOn >= due.day ? null : due.day;
}

/**
 * With whose eyes a report is mailed: those of who made it, where it goes to nobody else. What goes to others tells nothing that is
 * kept to a team, of which they may not be, nor the RUT of a person.
 */
function callerOfMail({ mail, role }: MailRow): Caller {
  const { companyId, userId, recipients } = mail;
  if (recipients.every((id) => id === userId)) {
    return callerOf(userId, companyId, role, abilityOf(role, userId));
  }
  return nobodyOf({ companyId, userId });
}

async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  for await (const part of parts) read.push(part);
  return Buffer.concat(read);
}

function pathOf({ mail }: MailRow, query: ReportQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) params.set(name, String(value));
  }
  const written = params.toString();
  return `/reportes/${mail.report}${written === '' ? '' : `?${written}`}`;
}

/** Writes to each recipient, in the transaction of the row that says so. */
async function toEach(
  tx: Tx,
  row: MailRow,
  { base, secrets, now }: Running,
  letterTo: (sending: Parameters<typeof stoppedLetter>[2]) => Letter,
): Promise<void> {
  const { companyId } = row.mail;
  const company = await companyName(tx, companyId);
  for (const person of recipientsOf(row, await membersByNumber(tx, companyId))) {
    const token = unsubscribeToken(secrets, { companyId, userId: person.id }, 'reporte');
    const unsubscribeUrl = base + unsubscribePath(token);
    const letter = letterTo({ to: person, maker: row.fullName, company, base, unsubscribeUrl });
    await putInOutbox(tx, messageOf(letter, now), { secrets, now });
  }
}

async function stop(tx: Tx, row: MailRow, running: Running): Promise<void> {
  const question = textOf(summaryOf(row.mail.report).pregunta);
  await toEach(tx, row, running, (sending) => stoppedLetter(question, pathOf(row, {}), sending));
  await noteSent(tx, row, { stoppedAt: running.now });
}

async function send(tx: Tx, row: MailRow, sentOn: string, running: Running): Promise<void> {
  const { mail } = row;
  const { now, base } = running;
  const query = queryOn(mail.filter, mail.period, santiagoDay(now));
  const answer = await answerReport(tx, callerOfMail(row), mail.report, query, now);
  const bytes = await bytesOf(reportFile(answer, 'xlsx', base, now));
  const file: Attachment | null =
    bytes.byteLength > mostBytes
      ? null
      : {
          name: `reporte-${mail.report}-${santiagoDay(now)}.xlsx`,
          type: xlsxType,
          base64: Buffer.from(bytes).toString('base64'),
        };
  const content = { answer, path: pathOf(row, query), file };
  await toEach(tx, row, running, (sending) => reportLetter(content, sending));
  await noteSent(tx, row, { sentOn });
}

/**
 * Writes the mails that the reports of a company owe now into the outbox, each in the transaction that notes its day: a crash sends
 * none twice and loses none. One whose person is gone ends, and its recipients are told.
 */
export async function runReportMails(companyId: number, running: Running): Promise<void> {
  const { database, log } = running;
  const rows = await database.read({ companyId, userId: 0 }, (tx) => runningMails(tx, companyId));
  for (const row of rows) {
    const sentOn = row.mayEnter ? owedDay(row, running) : null;
    if (row.mayEnter && sentOn === null) continue;
    try {
      await database.transaction(scopeOf(callerOfMail(row)), async (tx) => {
        if (!(await holdReportMail(tx, row))) return;
        await (sentOn === null ? stop(tx, row, running) : send(tx, row, sentOn, running));
      });
    } catch (error) {
      // One report that fails keeps back neither the others nor the notices.
      const mail = row.mail.id;
      log.error({ companyId, mail, err: withoutParameters(error) }, 'a report was not mailed');
    }
  }
}
