import { createMessage } from '@pliego/contract/message';
import { createHash } from 'node:crypto';
import { ProblemWithHeaders } from '#server/auth/problem-with-headers.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { attempts } from '#server/db/schema/accounts.ts';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';

const windowMs = 15 * 60_000;

/**
 * How often each thing may be tried in fifteen minutes, for one account and from one address. Where nothing can
 * fail every use counts, since each sends a mail.
 */
const limits = {
  'sign-in': { account: 10, address: 50 },
  'second-step': { account: 10, address: 50 },
  password: { account: 10, address: 50 },
  link: { account: 10, address: 50 },
  register: { account: 5, address: 50 },
  forgot: { account: 5, address: 50 },
  resend: { account: 5, address: 50 },
} as const;

export type Tried = keyof typeof limits;

/** What is tried, on which account and from where. An account is named by what the caller typed. */
export interface Try {
  what: Tried;
  /** Absent where no account is named. */
  account?: string;
  address: string;
}

/** A try that has been let through and counts as failed until it is forgiven. */
export interface Attempt {
  ids: number[];
  accountBucket: string | undefined;
}

const bucketOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('hex');

const accountBucket = (what: Tried, account: string) => bucketOf(what, 'account', account);

interface Bucket {
  name: string;
  limit: number;
}

/** In an order that is the same everywhere, so that two tries never wait for each other's locks. */
function bucketsOf({ what, account, address }: Try): Bucket[] {
  const { account: ofAccount, address: ofAddress } = limits[what];
  const byAddress = { name: bucketOf(what, 'address', address), limit: ofAddress };
  return account === undefined
    ? [byAddress]
    : [{ name: accountBucket(what, account), limit: ofAccount }, byAddress];
}

/** When a bucket takes another try, null when it does now. A try leaves its bucket after the window. */
async function fullUntil(tx: Tx, { name, limit }: Bucket, now: Date): Promise<Date | null> {
  const since = new Date(now.getTime() - windowMs);
  const [oldest] = await tx
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.bucket, name), gt(attempts.at, since)))
    .orderBy(desc(attempts.at))
    .limit(1)
    .offset(limit - 1);
  return oldest === undefined ? null : new Date(oldest.at.getTime() + windowMs);
}

function tooMany(until: Date, now: Date): ProblemWithHeaders {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new ProblemWithHeaders(
    'demasiados-intentos',
    createMessage('demasiados-intentos', { count: Math.ceil(seconds / 60) }),
    new Headers({ 'retry-after': String(seconds) }),
  );
}

/** Counts a try, or answers until when there is no room for it. */
async function takePlace(tx: Tx, tried: Try, now: Date): Promise<Attempt | Date> {
  const buckets = bucketsOf(tried);
  for (const { name } of buckets) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
  const full: number[] = [];
  for (const bucket of buckets) {
    const until = await fullUntil(tx, bucket, now);
    if (until !== null) full.push(until.getTime());
  }
  if (full.length > 0) return new Date(Math.max(...full));
  const rows = await tx
    .insert(attempts)
    .values(buckets.map(({ name }) => ({ bucket: name, at: now })))
    .returning({ id: attempts.id });
  const { what, account } = tried;
  return {
    ids: rows.map(({ id }) => id),
    accountBucket: account === undefined ? undefined : accountBucket(what, account),
  };
}

/**
 * Lets a try through and counts it beforehand, so that many at once are not more than the limit; refuses it with
 * `demasiados-intentos` otherwise. What is refused does not count: the window always passes by itself.
 */
export async function countTry(database: Database, tried: Try, now: Date): Promise<Attempt> {
  const outcome = await database.transaction('system', (tx) => takePlace(tx, tried, now));
  if (outcome instanceof Date) throw tooMany(outcome, now);
  return outcome;
}

/** A try that went well: it does not count, and neither does what failed before on its account. */
export async function forgive(tx: Tx, { ids, accountBucket: bucket }: Attempt): Promise<void> {
  await tx.delete(attempts).where(inArray(attempts.id, ids));
  if (bucket !== undefined) await tx.delete(attempts).where(eq(attempts.bucket, bucket));
}

/** Forgets what failed on an account, when its owner has proved to be it in another way. */
export async function forgiveAccount(tx: Tx, what: Tried, account: string): Promise<void> {
  await tx.delete(attempts).where(eq(attempts.bucket, accountBucket(what, account)));
}

/** Deletes what counts no more. */
export async function sweepAttempts(tx: Tx, now: Date): Promise<void> {
  await tx.delete(attempts).where(lte(attempts.at, new Date(now.getTime() - windowMs)));
}
