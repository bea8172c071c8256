import type { NoticeKind } from '@pliego/contract/areas/notice-kinds';
import type { Message } from '@pliego/contract/message';
import { severities, type Severity } from '@pliego/contract/rules/change-severity';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { audienceOf } from '#server/areas/work/team-queries.ts';
import { recordset } from '#server/db/bulk.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { notices } from '#server/db/schema/notices.ts';
import { tellPeople } from './live-commands.ts';
import type { Recipient } from './recipient-queries.ts';
import { channelsOf } from './setting-queries.ts';

/** One occasion, as it is told to several people. */
export interface Occasion {
  companyId: number;
  kind: NoticeKind;
  /** Names the occasion: nobody is told the same one twice. */
  key: string;
  severity: Severity;
  tenderId: number | null;
  /** The saved view that found something. */
  viewId?: number;
  now: Date;
  /** How many events it is. */
  times: number;
  /** The text, by how many events the notice stands for. */
  message: (count: number) => Message;
  /** What a mail says more. */
  detail?: readonly Message[];
}

/** Kinds of which unread ones about one tender are one notice that counts. */
const growing: ReadonlySet<NoticeKind> = new Set(['comentario', 'cambio', 'cambio-grave', 'etapa']);

/** A mail is read; what is further back is on the ficha. */
const mostDetails = 40;

const mailOf = { 'al-tiro': 'espera', resumen: 'resumen', nunca: 'nunca' } as const;

type Mail = (typeof mailOf)[keyof typeof mailOf];

/** The unread notice that an occasion adds to, where there is one. */
async function toGrow(tx: Tx, { companyId, kind, tenderId }: Occasion, userId: number) {
  if (tenderId === null || !growing.has(kind)) return undefined;
  const [found] = await tx
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.companyId, companyId),
        eq(notices.userId, userId),
        isNull(notices.readAt),
        eq(notices.kind, kind),
        eq(notices.tenderId, tenderId),
      ),
    )
    .orderBy(desc(notices.id))
    .limit(1)
    .for('update');
  return found;
}

const isGraver = (one: Severity, other: Severity) =>
  severities.indexOf(one) < severities.indexOf(other);

/** Lets a notice stand for one occasion more: it moves to the top, and what was not mailed yet is mailed along. */
async function grow(
  tx: Tx,
  before: typeof notices.$inferSelect,
  occasion: Occasion,
  mail: Mail,
): Promise<void> {
  const times = before.times + occasion.times;
  const isPending = before.mail === 'espera' || before.mail === 'resumen';
  const earlier = isPending ? (before.detail ?? []) : [];
  // The gravest of the changes is the one that is told.
  const staysGraver =
    (occasion.kind === 'cambio' || occasion.kind === 'cambio-grave') &&
    isGraver(before.severity, occasion.severity);
  const message = staysGraver
    ? { ...before.message, params: { ...before.message.params, count: times } }
    : occasion.message(times);
  await tx
    .update(notices)
    .set({
      id: sql`default`,
      key: occasion.key,
      severity: staysGraver ? before.severity : occasion.severity,
      message,
      times,
      at: occasion.now,
      mail,
      detail: [...earlier, ...(occasion.detail ?? [])].slice(-mostDetails),
    })
    .where(eq(notices.id, before.id));
}

/** Somebody to be told, and how they chose to be mailed. */
interface Receiver {
  recipient: Recipient;
  mail: Mail;
}

/** The columns of a notice that is written anew; it is unread, and numbered by the database. */
const newColumns = [
  'companyId',
  'userId',
  'kind',
  'key',
  'severity',
  'message',
  'because',
  'tenderId',
  'viewId',
  'times',
  'at',
  'mail',
  'detail',
] as const;

/** Writes a notice for each, all by one statement: of a large company a tender may concern hundreds. Answers whom it is new to. */
async function writeNotices(
  tx: Tx,
  occasion: Occasion,
  people: readonly Receiver[],
): Promise<number[]> {
  if (people.length === 0) return [];
  const { companyId, kind, key, severity, tenderId, viewId, now, times, message, detail } =
    occasion;
  const rows = people.map(({ recipient: { userId, because }, mail }) => ({
    companyId,
    userId,
    kind,
    key,
    severity,
    message: message(times),
    because,
    tenderId,
    viewId,
    times,
    at: now,
    mail,
    detail: detail?.slice(-mostDetails),
  }));
  const { columns, select } = recordset(notices, newColumns, rows);
  const written = await rowsOf<{ userId: number }>(
    tx,
    sql`insert into ${notices} (${columns}) ${select} on conflict do nothing returning user_id as "userId"`,
  );
  return written.map(({ userId }) => userId);
}

/** Of a tender that is kept to its team nobody else is told, whatever made them follow it. */
async function whoMayKnow(
  tx: Tx,
  { companyId, tenderId }: Occasion,
  concerned: readonly Recipient[],
): Promise<readonly Recipient[]> {
  if (tenderId === null || concerned.length === 0) return concerned;
  const audience = await audienceOf(tx, { companyId, tenderId });
  return audience === null
    ? concerned
    : concerned.filter(({ userId }) => audience.includes(userId));
}

/** Tells people of an occasion, each as they chose, and their open pages with it. */
export async function tell(
  tx: Tx,
  occasion: Occasion,
  concerned: readonly Recipient[],
): Promise<void> {
  const recipients = await whoMayKnow(tx, occasion, concerned);
  const channels = await channelsOf(
    tx,
    occasion.companyId,
    recipients.map(({ userId }) => userId),
    occasion.kind,
  );
  const told: number[] = [];
  const others: Receiver[] = [];
  for (const recipient of recipients) {
    const { app, correo } = channels(recipient.userId);
    if (!app && correo === 'nunca') continue;
    const mail = mailOf[correo];
    const before = await toGrow(tx, occasion, recipient.userId);
    if (before === undefined) others.push({ recipient, mail });
    else if (before.key !== occasion.key) {
      await grow(tx, before, occasion, mail);
      told.push(recipient.userId);
    }
  }
  // Who was told of the occasion before is not told again.
  told.push(...(await writeNotices(tx, occasion, others)));
  if (told.length > 0) await tellPeople(tx, occasion.companyId, told);
}
