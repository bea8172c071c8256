import type { NoticeSettings } from '@pliego/contract/areas/notices';
import { openStages } from '@pliego/contract/rules/work-stages';
import { and, asc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { closesAhead } from '#server/areas/tenders/closing-queries.ts';
import type { Tx } from '#server/db/database.ts';
import { companies, mayEnter, memberships, users } from '#server/db/schema/companies.ts';
import { tenderFollowers } from '#server/db/schema/follow.ts';
import { notices, noticeSettings } from '#server/db/schema/notices.ts';
import { visibleTenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { presentSettings } from './setting-queries.ts';

/** Somebody whom mails may go to. */
export interface Addressee {
  companyId: number;
  userId: number;
  name: string;
  email: string;
  settings: NoticeSettings;
  /** The business day of their last digest. */
  digestedOn: string | null;
}

/** Every active member of a company, or one of them. */
export async function addressees(tx: Tx, companyId: number, userId?: number): Promise<Addressee[]> {
  const rows = await tx
    .select({
      userId: users.id,
      name: users.fullName,
      email: users.email,
      settings: noticeSettings,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(
      noticeSettings,
      and(
        eq(noticeSettings.companyId, memberships.companyId),
        eq(noticeSettings.userId, memberships.userId),
      ),
    )
    .where(
      and(
        eq(memberships.companyId, companyId),
        mayEnter,
        userId === undefined ? undefined : eq(users.id, userId),
      ),
    )
    .orderBy(asc(users.id));
  return rows.map(({ userId: id, name, email, settings }) => ({
    companyId,
    userId: id,
    name,
    email,
    settings: presentSettings(settings ?? undefined),
    digestedOn: settings?.digestedOn ?? null,
  }));
}

export async function companyName(tx: Tx, companyId: number): Promise<string> {
  const [row] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.name ?? '';
}

type Row = typeof notices.$inferSelect;

/** A notice that is to be mailed, with its tender as far as the company sees it. */
export interface MailedNotice extends Pick<
  Row,
  'id' | 'kind' | 'severity' | 'message' | 'because' | 'detail' | 'tenderId' | 'viewId' | 'at'
> {
  code: string | null;
  title: string | null;
  closesAt: Date | null;
  closesOn: string | null;
  isDiscarded: boolean;
  isRead: boolean;
}

/** Notices of a person that wait to be mailed in one way, locked until the transaction ends. */
export async function waitingNotices(
  tx: Tx,
  { companyId, userId }: Pick<Addressee, 'companyId' | 'userId'>,
  mail: 'espera' | 'resumen',
  before?: Date,
): Promise<MailedNotice[]> {
  const rows = await tx
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.companyId, companyId),
        eq(notices.userId, userId),
        eq(notices.mail, mail),
        before === undefined ? undefined : lt(notices.at, before),
      ),
    )
    .orderBy(asc(notices.id))
    .for('update');
  const ids = [...new Set(rows.flatMap(({ tenderId }) => tenderId ?? []))];
  const found =
    ids.length === 0
      ? []
      : await tx
          .select({
            id: visibleTenders.id,
            code: visibleTenders.code,
            title: visibleTenders.title,
            closesAt: visibleTenders.closesAt,
            closesOn: visibleTenders.closesOn,
            stage: tenderWork.stage,
          })
          .from(visibleTenders)
          .leftJoin(
            tenderWork,
            and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, visibleTenders.id)),
          )
          .where(inArray(visibleTenders.id, ids));
  const byId = new Map(found.map((tender) => [tender.id, tender]));
  return rows.map((row) => {
    const { id, kind, severity, message, because, detail, tenderId, viewId, at, readAt } = row;
    const tender = tenderId === null ? undefined : byId.get(tenderId);
    return {
      id,
      kind,
      severity,
      message,
      because,
      detail,
      tenderId,
      viewId,
      at,
      code: tender?.code ?? null,
      title: tender?.title ?? null,
      closesAt: tender?.closesAt ?? null,
      closesOn: tender?.closesOn ?? null,
      isDiscarded: tender?.stage === 'descartada',
      isRead: readAt !== null,
    };
  });
}

/** Notices by the tender that they are about, in the order in which the first of each comes. */
export function byTender<Row extends { tenderId: number | null }>(
  rows: readonly Row[],
): Map<number | null, Row[]> {
  const groups = new Map<number | null, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.tenderId);
    if (group === undefined) groups.set(row.tenderId, [row]);
    else group.push(row);
  }
  return groups;
}

/** Who has notices to be mailed at once. */
export async function awaited(tx: Tx, companyId: number): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectDistinct({ userId: notices.userId })
    .from(notices)
    .where(and(eq(notices.companyId, companyId), eq(notices.mail, 'espera')));
  return new Set(rows.map(({ userId }) => userId));
}

/** The tenders of a person: those that they are responsible for or follow. Each is looked up by its number. */
const isOf = (userId: number, companyId: number): SQL =>
  sql`${visibleTenders.id} = any (array(
    select ${tenderWork.tenderId} from ${tenderWork} where ${and(
      eq(tenderWork.companyId, companyId),
      eq(tenderWork.assigneeId, userId),
    )} union select ${tenderFollowers.tenderId} from ${tenderFollowers} where ${and(
      eq(tenderFollowers.companyId, companyId),
      eq(tenderFollowers.userId, userId),
      eq(tenderFollowers.isFollowing, true),
    )}))`;

/** Tenders of a person that are still to be bid for and close before an instant, the soonest first. */
export function closingsOf(
  tx: Tx,
  { companyId, userId }: Pick<Addressee, 'companyId' | 'userId'>,
  { now, until }: { now: Date; until: Date },
) {
  return tx
    .select({
      id: visibleTenders.id,
      code: visibleTenders.code,
      title: visibleTenders.title,
      closesAt: visibleTenders.closesAt,
      closesOn: visibleTenders.closesOn,
    })
    .from(visibleTenders)
    .leftJoin(
      tenderWork,
      and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, visibleTenders.id)),
    )
    .where(
      and(
        closesAhead(visibleTenders, now),
        gt(visibleTenders.closesAt, now),
        lt(visibleTenders.closesAt, until),
        or(isNull(tenderWork.stage), inArray(tenderWork.stage, [...openStages])),
        isOf(userId, companyId),
        // The clock sees all: what is written is for this person.
        sql`not (select hidden_from(${userId}::integer)) @> ${visibleTenders.id}`,
      ),
    )
    .orderBy(asc(visibleTenders.closesAt), asc(visibleTenders.id))
    .limit(50);
}
