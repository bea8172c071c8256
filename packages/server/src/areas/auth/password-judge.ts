import type { Login } from '@pliego/contract/areas/auth';
import { ProblemError } from '@pliego/contract/problem';
import { passwordMatches } from '#server/auth/password.ts';
import { hashToken } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { failedSignIns, heldSignIn } from '#server/mail/letters.ts';
import { messageOf } from '#server/mail/letter.ts';
import { newAccountToken } from './account-commands.ts';
import { registrationByEmail, signInTokenOf } from './account-queries.ts';
import { type Attempt, countTry, forgive } from './attempt-commands.ts';
import { afterFailure } from './audit-commands.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import type { Browser } from './browser.ts';
import { CrowdedTurns } from './crowded-turns.ts';
import { knownPlaceOf } from './place-queries.ts';
import { companiesOfUser, type CompanyOfUser, userByEmail } from './queries.ts';

type User = NonNullable<Awaited<ReturnType<typeof userByEmail>>>;

interface Judged {
  user: User;
  companies: CompanyOfUser[];
  /** To be forgiven. */
  attempt: Attempt;
}

export const wrongCredentials = () => new ProblemError('credenciales-invalidas');

interface Visit {
  browser: Browser;
  /** Token of the link for who has to wait for strangers. */
  pass: string | undefined;
}

/** What names the place of a sign-in, when it is one of the owner's: by their link, their browser or their address. */
async function placeOf(
  tx: Tx,
  userId: number,
  { browser, pass }: Visit,
  now: Date,
): Promise<string | null> {
  const link = await signInTokenOf(tx, userId, now);
  if (pass !== undefined && link?.tokenHash === hashToken(pass)) return `link ${link.tokenHash}`;
  return knownPlaceOf(tx, userId, browser, now);
}

/** The mail that tells an owner of refused sign-ins; none without an account, and one a day at most. */
async function alertMessage(
  { database, baseUrl }: AuthDependencies,
  email: string,
  letter: typeof failedSignIns,
  at: Date,
) {
  const token = await database.transaction('system', async (tx) => {
    const user = await userByEmail(tx, email);
    if (user?.status !== 'active') return null;
    if ((await signInTokenOf(tx, user.id, at)) !== undefined) return null;
    return newAccountToken(tx, user.id, 'sign-in', at);
  });
  if (token === null) return null;
  const base = baseUrl();
  return messageOf(letter(email, `${base}/login/${token}`, { base, at }), at);
}

/** Judges the password of a sign-in: answers whose it is, and refuses what is wrong or comes too often. */
export function passwordJudge(
  dependencies: AuthDependencies,
): (body: Login, browser: Browser) => Promise<Judged> {
  const { database, now, mail } = dependencies;
  const crowdedTurns = new CrowdedTurns();

  /** Who an e-mail belongs to, with as many questions whether or not there is anyone. */
  const lookUp = (email: string, visit: Visit) =>
    database.read('system', async (tx) => {
      const user = await userByEmail(tx, email);
      const registration = await registrationByEmail(tx, email);
      const id = user?.id ?? 0;
      const place = await placeOf(tx, id, visit, now());
      return { user, registration, place, companies: await companiesOfUser(tx, id) };
    });

  /** Refuses a try: its answer is the same whether or not there is such an account, and nothing is waited for. */
  const refuse = (
    tried: { account: string; userId: number | undefined; browser: Browser; at: Date },
    attempt: Attempt,
    letter: typeof failedSignIns | null,
  ): never => {
    const { account, userId, browser, at } = tried;
    const failed = userId === undefined ? null : { userId, from: browser, now: at };
    const alert = async () =>
      letter === null ? null : alertMessage(dependencies, account, letter, at);
    mail.compose(() => afterFailure(database, failed, alert));
    throw attempt.crowded?.refusal ?? wrongCredentials();
  };

  return async ({ email: account, password, pase: pass }, browser) => {
    const { user, registration, companies, place } = await lookUp(account, { browser, pass });
    const at = now();
    const { address } = browser;
    const crowd = {
      isAccount: user !== undefined,
      hasRoom: () => crowdedTurns.hasRoom(address),
    };
    const tried = { what: 'sign-in', account, address, place, crowd } as const;
    const attempt = await countTry(database, tried, at);
    const passwordHash = user?.passwordHash ?? registration?.passwordHash;
    // Hashing takes tens of milliseconds on purpose: never while holding the database.
    const judge = () => passwordMatches(passwordHash, password);
    const isRight = await (attempt.crowded ? crowdedTurns.take(address, judge) : judge());
    const who = { account, userId: user?.id, browser, at };
    if (!isRight) return refuse(who, attempt, attempt.isLastFree ? failedSignIns : null);
    // It stays counted: else what waits afterwards would tell that it was right.
    if (attempt.crowded?.isFull === true) return refuse(who, attempt, heldSignIn);
    if (user === undefined) {
      await database.transaction('system', (tx) => forgive(tx, attempt));
      throw new ProblemError('correo-sin-verificar');
    }
    if (user.status !== 'active') throw attempt.crowded?.refusal ?? wrongCredentials();
    return { user, companies, attempt };
  };
}
