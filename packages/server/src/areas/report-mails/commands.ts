import { mostReportMails, type NewReportMail } from '@pliego/contract/areas/report-mails';
import type { ReportId } from '@pliego/contract/areas/reports';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { reportOf } from '#server/areas/reports/catalogue.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { reportMails } from '#server/db/schema/report-mails.ts';
import type { MailRow, Members } from './queries.ts';

/** Has a report mailed from now on. */
export async function createMail(
  tx: Tx,
  { companyId, userId }: Caller,
  { ritmo, hora, personas, filtro, periodo }: NewReportMail,
  { report, members, now }: { report: ReportId; members: Members; now: Date },
): Promise<number> {
  reportOf(report).check?.(filtro);
  const recipients = [...new Set(personas)];
  if (!recipients.every((id) => members.has(id))) {
    throw fieldProblem('datos-invalidos', 'personas', createMessage('persona-de-otra-empresa'));
  }
  const own = and(eq(reportMails.companyId, companyId), eq(reportMails.userId, userId));
  if ((await tx.$count(reportMails, own)) >= mostReportMails) {
    const params = { max: mostReportMails };
    throw new ProblemError(
      'cuota-superada',
      createMessage('demasiados-correos-de-reportes', params),
    );
  }
  const { desde: _, hasta: __, ...lasting } = filtro;
  const [made] = await tx
    .insert(reportMails)
    .values({
      companyId,
      userId,
      report,
      filter: periodo === 'fijo' ? filtro : lasting,
      period: periodo,
      rhythm: ritmo,
      hour: hora,
      recipients,
      createdAt: now,
    })
    .returning({ id: reportMails.id });
  if (made === undefined) throw new Error('An insert answered no row');
  return made.id;
}

/** Ends the mails of a report: of the person, or of anybody. */
export async function removeMail(
  tx: Tx,
  { companyId, userId }: Caller,
  { id, ofAnybody }: { id: number; ofAnybody: boolean },
): Promise<void> {
  const removed = await tx
    .delete(reportMails)
    .where(
      and(
        eq(reportMails.id, id),
        eq(reportMails.companyId, companyId),
        ofAnybody ? undefined : eq(reportMails.userId, userId),
      ),
    )
    .returning({ id: reportMails.id });
  if (removed.length === 0) {
    throw new ProblemError('no-encontrado', createMessage('correo-de-reporte-desconocido'));
  }
}

/** Holds a mail that is as it was found, so that of two processes one writes it; false where another did. */
export async function holdReportMail(tx: Tx, { mail }: MailRow): Promise<boolean> {
  const rows = await tx
    .select({ sentOn: reportMails.sentOn })
    .from(reportMails)
    .where(
      and(
        eq(reportMails.companyId, mail.companyId),
        eq(reportMails.id, mail.id),
        isNull(reportMails.stoppedAt),
      ),
    )
    .for('update', { skipLocked: true });
  return rows.some(({ sentOn }) => sentOn === mail.sentOn);
}

export async function noteSent(
  tx: Tx,
  { mail }: MailRow,
  change: { sentOn: string } | { stoppedAt: Date },
): Promise<void> {
  await tx
    .update(reportMails)
    .set(change)
    .where(and(eq(reportMails.companyId, mail.companyId), eq(reportMails.id, mail.id)));
}

/** Leaves a person out of every report that is mailed in the company. */
export async function leaveOut(
  tx: Tx,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<void> {
  await tx
    .update(reportMails)
    .set({
      recipients: sql`coalesce((select jsonb_agg(one) from jsonb_array_elements(${reportMails.recipients}) one
        where one <> to_jsonb(${userId}::int)), '[]'::jsonb)`,
    })
    .where(
      and(
        eq(reportMails.companyId, companyId),
        sql`${reportMails.recipients} @> to_jsonb(${userId}::int)`,
      ),
    );
}
