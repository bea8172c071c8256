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

/**
 * Many people share an address, and one of them may be up to no good: what others then do wrong there has to wait. What they do
 * right need not where that can be judged, up to as many failures at accounts that there are (`Crowd`).
 */
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
  /** Nobody is named by who asks for a challenge: it is the browser that counts, or the address of an unknown one. */
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
  /** Names the place, when the owner of the account, or of the browser where none is named, is known to have been there. */
  place?: string | null;
  /** Given where a try is judged although its address has failed too often, so that only a right one is let in. */
  crowd?: Crowd;
}

/** What decides about tries from an address that has failed too often. */
export interface Crowd {
  /** Whether there is such an account. Failures at made-up ones use up no tries of those that there are. */
  isAccount: boolean;
  /** Whether one more can be judged now: that takes work. */
  hasRoom: () => boolean;
}

/** A try that has been let through and counts as failed until it is forgiven. */
export interface Attempt {
  ids: number[];
  accountBucket: string | undefined;
  /** Whether the next one from an unknown place will have to wait. */
  isLastFree: boolean;
  /** Present where its address has failed too often. */
  crowded?: Crowded;
}

/** What a try from an address that failed too often is answered. */
export interface Crowded {
  /** The answer to what is wrong: the same whether or not there is such an account. */
  refusal: ProblemWithHeaders;
  /** Whether accounts that there are failed so often from there that it is the answer to what is right too. */
  isFull: boolean;
}

const bucketOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('hex');

const accountBucket = (what: Tried, account: string) => bucketOf(what, 'account', account);

interface Bucket {
  name: string;
  limit: Limit;
}

/** What a try counts for, in an order that is the same everywhere, so that two never wait for each other's locks. */
interface Buckets {
  own?: Bucket;
  address?: Bucket;
  /** Of all accounts that there are, or of all that there are not, from one address: as much work for both. */
  crowd?: Bucket;
}

function bucketsOf({ what, account, address, place, crowd }: Try): Buckets {
  if (typeof place === 'string') {
    const limit = account === undefined ? byAddress : byKnownPlace;
    return { own: { name: bucketOf(what, 'place', account ?? '', place), limit } };
  }
  const ofAddress = { name: bucketOf(what, 'address', address), limit: byAddress };
  if (account === undefined) return { address: ofAddress };
  const own = { name: accountBucket(what, account), limit: byAccount[what] };
  if (crowd === undefined) return { own, address: ofAddress };
  const kind = crowd.isAccount ? 'accounts' : 'nobody';
  const ofCrowd = { name: bucketOf(what, 'crowd', kind, address), limit: byAddress };
  return { own, address: ofAddress, crowd: ofCrowd };
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

/** When each bucket of a try lets it through, once nobody else counts in them. */
async function openings(tx: Tx, { own, address, crowd }: Buckets, now: Date) {
  const opens = async (bucket: Bucket | undefined) => {
    if (bucket === undefined) return { at: 0, tries: 0 };
    await lockBucket(tx, bucket.name);
    const times = await timesIn(tx, bucket.name, now);
    return { at: opensAt(times, bucket.limit), tries: times.length };
  };
  const ofOwn = await opens(own);
  const ofAddress = await opens(address);
  return { ofOwn, ofAddress, ofCrowd: await opens(crowd) };
}

/** Counts a try, or answers until when there is no room for it. */
async function takePlace(tx: Tx, tried: Try, now: Date): Promise<Attempt | Date> {
  const buckets = bucketsOf(tried);
  const { own, address, crowd } = buckets;
  const { ofOwn, ofAddress, ofCrowd } = await openings(tx, buckets, now);
  const isClosed = (opening: { at: number }) => opening.at > now.getTime();
  const until = new Date(Math.max(ofOwn.at, ofAddress.at));
  const isCrowded = isClosed(ofAddress);
  if (isClosed(ofOwn) || (isCrowded && tried.crowd?.hasRoom() !== true)) return until;
  const isFull = isCrowded && isClosed(ofCrowd);
  // What is not let through does not move the clock of what it waits for.
  const counted = [own, isCrowded ? undefined : address, isFull ? undefined : crowd].filter(
    (bucket) => bucket !== undefined,
  );
  const rows = await tx
    .insert(attempts)
    .values(counted.map(({ name }) => ({ bucket: name, at: now })))
    .returning({ id: attempts.id });
  const { limit } = own ?? {};
  return {
    ids: rows.map(({ id }) => id),
    accountBucket: own?.name,
    isLastFree: limit === byAccount['sign-in'] && ofOwn.tries === limit.free - 1,
    ...(isCrowded ? { crowded: { refusal: tooMany(tried.what, until, now), isFull } } : {}),
  };
}

/**
 * Lets a try through and counts it beforehand, so that many at once are not more than the limit; refuses it with
 * `demasiados-intentos` otherwise. What is refused does not count: every wait passes by itself. With a `crowd` a try from an
 * address that failed too often is let through to be judged, and says so.
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
