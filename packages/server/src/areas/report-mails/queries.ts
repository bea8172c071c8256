import type { ReportMail } from '@pliego/contract/areas/report-mails';
import type { ReportId } from '@pliego/contract/areas/reports';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { mayEnter, memberships, users } from '#server/db/schema/companies.ts';
import { reportMails } from '#server/db/schema/report-mails.ts';

function mailsWhere(tx: Tx, condition: SQL | undefined) {
  return tx
    .select({
      mail: reportMails,
      fullName: users.fullName,
      role: memberships.role,
      mayEnter: sql<boolean>`${mayEnter}`,
    })
    .from(reportMails)
    .innerJoin(users, eq(users.id, reportMails.userId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.companyId, reportMails.companyId),
        eq(memberships.userId, reportMails.userId),
      ),
    )
    .where(condition)
    .orderBy(asc(reportMails.id));
}

export type MailRow = Awaited<ReturnType<typeof mailsWhere>>[number];

/** The mails of a report, of one person or of all. */
export const mailsOf = (
  tx: Tx,
  { companyId, report, userId }: { companyId: number; report: ReportId; userId: number | null },
): Promise<MailRow[]> =>
  mailsWhere(
    tx,
    and(
      eq(reportMails.companyId, companyId),
      eq(reportMails.report, report),
      userId === null ? undefined : eq(reportMails.userId, userId),
    ),
  );

/** Those of a company that have not ended. */
export const runningMails = (tx: Tx, companyId: number): Promise<MailRow[]> =>
  mailsWhere(tx, and(eq(reportMails.companyId, companyId), isNull(reportMails.stoppedAt)));

export async function mailById(tx: Tx, id: number): Promise<MailRow | undefined> {
  const [row] = await mailsWhere(tx, eq(reportMails.id, id));
  return row;
}

/** Those to whom mails of the company may go, by their number. */
export async function membersByNumber(tx: Tx, companyId: number) {
  const rows = await tx
    .select({ id: users.id, fullName: users.fullName, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, companyId), mayEnter));
  return new Map(rows.map((row) => [row.id, row]));
}

export type Members = Awaited<ReturnType<typeof membersByNumber>>;

export const recipientsOf = ({ mail }: MailRow, members: Members) =>
  mail.recipients.flatMap((id) => members.get(id) ?? []);

export function presentMail(row: MailRow, members: Members): ReportMail {
  const { mail, fullName } = row;
  return {
    id: mail.id,
    reporte: mail.report,
    filtro: mail.filter,
    periodo: mail.period,
    ritmo: mail.rhythm,
    hora: mail.hour,
    personas: recipientsOf(row, members).map(({ id, fullName: name }) => ({ id, fullName: name })),
    persona: { id: mail.userId, fullName },
    estado: row.mayEnter && mail.stoppedAt === null ? 'activo' : 'sin-acceso',
    creado: mail.createdAt.toISOString(),
    enviado: mail.sentOn,
  };
}
