import type { SignInMethod } from '@pliego/contract/areas/auth-shapes';
import { type Act, recordAudit } from '#server/areas/audit/commands.ts';
import { setDeviceCookie, setSessionCookies } from '#server/auth/cookies.ts';
import type { Tx } from '#server/db/database.ts';
import type { Browser } from './browser.ts';
import { closeSession, openSession } from './commands.ts';
import { rememberPlace } from './place-commands.ts';
import { endViewOf, recordEndedViews } from './view-commands.ts';

interface Place {
  userId: number;
  companyId: number;
}

interface Entry extends Place {
  /** By which they came to enter. */
  act?: Act | undefined;
  action?: 'ingreso' | 'ingreso-con-llave' | 'ingreso-con-organizacion';
  /** By what; a password when absent. */
  method?: SignInMethod;
  /** Whether a second step was proved. */
  secondStep?: boolean;
  /** Through the provider of which company. */
  providerCompanyId?: number;
  /** By which passkey. */
  passkeyId?: number;
}

/**
 * Opens the session of someone who has proved who they are; answers its token. The session the browser was in ends,
 * and the browser is known from now on. The last thing of its transaction, as every entry
 * of the audit; `act` is another one, by which they came to enter.
 */
export async function enter(
  tx: Tx,
  { userId, companyId, act, action = 'ingreso', method = 'contrasena', ...proof }: Entry,
  browser: Browser,
  now: Date,
): Promise<string> {
  const place = { userId, companyId };
  const views = browser.session === undefined ? [] : await endViewOf(tx, browser.session);
  if (browser.session !== undefined) await closeSession(tx, browser.session);
  await rememberPlace(tx, place.userId, browser, now);
  const { userAgent, address, deviceMark } = browser;
  const { secondStep = false, providerCompanyId = null, passkeyId = null } = proof;
  const proved = { method, secondStep, providerCompanyId, passkeyId };
  const token = await openSession(tx, place, { userAgent, address, deviceMark, ...proved }, now);
  const by = { ...place, from: browser, now };
  await recordEndedViews(tx, views, by);
  if (act !== undefined) await recordAudit(tx, by, act);
  await recordAudit(tx, by, { action });
  return token;
}

/** The cookies of a session that was opened. */
export function setEntryCookies(
  headers: Headers,
  request: Request,
  { browser, token, companyId }: { browser: Browser; token: string; companyId: number },
): void {
  setSessionCookies(headers, request, token, companyId);
  setDeviceCookie(headers, request, browser.device);
}
