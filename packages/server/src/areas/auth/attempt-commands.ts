import { createMessage } from '@pliego/contract/message';
import { createHash } from 'node:crypto';
import { ProblemWithHeaders } from '#server/auth/problem-with-headers.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { attempts } from '#server/db/schema/accounts.ts';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';

const windowMs = 15 * 60_000;

/** How long each further try must wait, twice as long as the one before. */
interface SlowDown {
  firstMs: number;
  mostMs: number;
}

interface Limit {
  /** Tries in fifteen minutes that nobody waits for. */
  free: number;
  /** What comes after them; without it nothing does until the first try is fifteen minutes old. */
  slowDown?: SlowDown;
}

/** Many people share an address, and one of them may be up to no good: the others only wait a little. */
const byAddress: Limit = { free: 50, slowDown: { firstMs: 1_000, mostMs: 60_000 } };

const byMail: Limit = { free: 5 };
const byGuess: Limit = { free: 10 };

/**
 * How often each thing may be tried on one account. Where nothing can go wrong every use counts, since each is a mail
 * to someone. Anyone can fail to sign in to an account of someone else: that slows down strangers, and shuts out nobody.
 */
const byAccount = {
  'sign-in': { free: 5, slowDown: { firstMs: 15_000, mostMs: 300_000 } },
  'second-step': byGuess,
  /** Nobody is named by who asks for a challenge: it is the address that counts. */
  passkey: byGuess,
  /** Sign-ins through a provider, by the address that was typed: each is a request to a server of somebody else. */
  organization: { free: 10, slowDown: { firstMs: 15_000, mostMs: 300_000 } },
  /** Trials of a provider, by company. */
  provider: { free: 30 },
  password: byGuess,
  link: byGuess,
  /** Secret addresses of calendars. */
  calendar: byGuess,
  /** Secret addresses of reports. */
  'report-link': byGuess,
  register: byMail,
  forgot: byMail,
  resend: byMail,
  /** Each mail with an invitation, by who is invited. */
  invite: byMail,
  invitation: byGuess,
  /** Trials and replays, by company: each is a request to a server of somebody else. */
  webhook: { free: 30 },
  /** Looks at a dashboard of another service, by person: one every few minutes for each that is open. */
  embed: { free: 120, slowDown: { firstMs: 1_000, mostMs: 15_000 } },
} as const satisfies Record<string, Limit>;

/** From a place where the owner of an account has been before, whatever happens elsewhere. */
const byKnownPlace: Limit = { free: 10, slowDown: { firstMs: 15_000, mostMs: 300_000 } };

export type Tried = keyof typeof byAccount;

/** What is tried, on which account and from where. An account is named by what the caller typed. */
export interface Try {
  what: Tried;
  /** Absent where no account is named. */
  account?: string;
  address: string;
  /** Names the place, when the owner of the account is known to have been there. */
  place?: string | null;
}

/** A try that has been let through and counts as failed until it is forgiven. */
export interface Attempt {
  ids: number[];
  accountBucket: string | undefined;
  /** Whether the next one from an unknown place will have to wait. */
  isLastFree: boolean;
}

const bucketOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('hex');

const accountBucket = (what: Tried, account: string) => bucketOf(what, 'account', account);

interface Bucket {
  name: string;
  limit: Limit;
}

/** In an order that is the same everywhere, so that two tries never wait for each other's locks. */
function bucketsOf({ what, account, address, place }: Try): Bucket[] {
  if (account !== undefined && typeof place === 'string') {
    return [{ name: bucketOf(what, 'place', account, place), limit: byKnownPlace }];
  }
  const ofAddress = { name: bucketOf(what, 'address', address), limit: byAddress };
  return account === undefined
    ? [ofAddress]
    : [{ name: accountBucket(what, account), limit: byAccount[what] }, ofAddress];
}

/** When the tries of a bucket let another one through. */
function opensAt(times: readonly Date[], { free, slowDown }: Limit): number {
  const [newest] = times;
  const oldestThatCounts = times[free - 1];
  if (newest === undefined || oldestThatCounts === undefined) return 0;
  if (slowDown === undefined) return oldestThatCounts.getTime() + windowMs;
  return (
    newest.getTime() + Math.min(slowDown.firstMs * 2 ** (times.length - free), slowDown.mostMs)
  );
}

/** The tries of a bucket that still count, the newest first. */
async function timesIn(tx: Tx, name: string, now: Date): Promise<Date[]> {
  const since = new Date(now.getTime() - windowMs);
  const rows = await tx
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.bucket, name), gt(attempts.at, since)))
    .orderBy(desc(attempts.at));
  return rows.map(({ at }) => at);
}

/** What is said where something in a mail may help at once. */
const helpByMail: Partial<Record<Tried, 'intentos-de-ingreso' | 'muchos-enlaces'>> = {
  'sign-in': 'intentos-de-ingreso',
  forgot: 'muchos-enlaces',
};

function tooMany(what: Tried, until: Date, now: Date): ProblemWithHeaders {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new ProblemWithHeaders(
    'demasiados-intentos',
    createMessage(helpByMail[what] ?? 'demasiados-intentos', {
      count: Math.ceil(seconds / 60),
    }),
    new Headers({ 'retry-after': String(seconds) }),
  );
}

/** Until the end of the transaction no one else counts or forgives in this bucket. */
async function lockBucket(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Counts a try, or answers until when there is no room for it. */
async function takePlace(tx: Tx, tried: Try, now: Date): Promise<Attempt | Date> {
  const buckets = bucketsOf(tried);
  for (const { name } of buckets) await lockBucket(tx, name);
  const opens: number[] = [];
  let isLastFree = false;
  for (const { name, limit } of buckets) {
    const times = await timesIn(tx, name, now);
    opens.push(opensAt(times, limit));
    isLastFree ||= limit === byAccount['sign-in'] && times.length === limit.free - 1;
  }
  const open = Math.max(...opens);
  if (open > now.getTime()) return new Date(open);
  const rows = await tx
    .insert(attempts)
    .values(buckets.map(({ name }) => ({ bucket: name, at: now })))
    .returning({ id: attempts.id });
  return {
    ids: rows.map(({ id }) => id),
    accountBucket: tried.account === undefined ? undefined : buckets[0]?.name,
    isLastFree,
  };
}

/**
 * Lets a try through and counts it beforehand, so that many at once are not more than the limit; refuses it with
 * `demasiados-intentos` otherwise. What is refused does not count: every wait passes by itself.
 */
export async function countTry(database: Database, tried: Try, now: Date): Promise<Attempt> {
  const outcome = await database.transaction('system', (tx) => takePlace(tx, tried, now));
  if (outcome instanceof Date) throw tooMany(tried.what, outcome, now);
  return outcome;
}

/** A try that went well: it does not count, and neither does what failed before on its account. */
export async function forgive(tx: Tx, { ids, accountBucket: bucket }: Attempt): Promise<void> {
  // Without the lock two that forgive one account at once delete each other's rows, in any order, and deadlock.
  if (bucket !== undefined) await lockBucket(tx, bucket);
  await tx.delete(attempts).where(inArray(attempts.id, ids));
  if (bucket !== undefined) await tx.delete(attempts).where(eq(attempts.bucket, bucket));
}

/** Forgets what failed on an account, when its owner has proved to be it in another way. */
export async function forgiveAccount(tx: Tx, what: Tried, account: string): Promise<void> {
  const bucket = accountBucket(what, account);
  await lockBucket(tx, bucket);
  await tx.delete(attempts).where(eq(attempts.bucket, bucket));
}

/** Deletes what counts no more. */
export async function sweepAttempts(tx: Tx, now: Date): Promise<void> {
  await tx.delete(attempts).where(lte(attempts.at, new Date(now.getTime() - windowMs)));
}
