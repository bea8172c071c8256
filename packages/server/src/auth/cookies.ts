import {
  challengeMs,
  companyCookie,
  deviceCookie,
  knownPlaceDays,
  organizationCookie,
  organizationMs,
  sessionCookie,
  sessionDays,
  stepCookie,
} from './session-token.ts';
import { isSecure } from './is-secure.ts';

const daySeconds = 86_400;
const maxAge = sessionDays * daySeconds;

/** Value of a cookie of a request, or undefined. */
function readCookie(request: Request, name: string): string | undefined {
  const header = request.headers.get('cookie') ?? '';
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/**
 * Under https the prefix makes the browser refuse the cookie unless it is secure and of this very host, so that no
 * neighbouring host can put its own in the place of ours.
 */
const nameOf = (request: Request, name: string): string =>
  isSecure(request) ? `__Host-${name}` : name;

/** The token of the session a request carries. */
export function sessionTokenOf(request: Request): string | undefined {
  return readCookie(request, nameOf(request, sessionCookie));
}

/** The token of a browser that somebody has signed in with before. */
export function deviceTokenOf(request: Request): string | undefined {
  return readCookie(request, nameOf(request, deviceCookie));
}

/** The token of the sign-in whose second step is due. */
export function stepTokenOf(request: Request): string | undefined {
  return readCookie(request, nameOf(request, stepCookie));
}

/** The token of the sign-in at a provider that this browser began. */
export function organizationTokenOf(request: Request): string | undefined {
  return readCookie(request, nameOf(request, organizationCookie));
}

function append(headers: Headers, request: Request, cookie: string): void {
  headers.append(
    'set-cookie',
    `${cookie}; Path=/; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`,
  );
}

/** The session, which no script can read, and the company's number, which the page shows. */
export function setSessionCookies(
  headers: Headers,
  request: Request,
  token: string,
  companyId: number,
): void {
  append(
    headers,
    request,
    `${nameOf(request, sessionCookie)}=${token}; HttpOnly; Max-Age=${maxAge}`,
  );
  append(headers, request, `${companyCookie}=${companyId}; Max-Age=${maxAge}`);
}

export function clearSessionCookies(headers: Headers, request: Request): void {
  append(headers, request, `${nameOf(request, sessionCookie)}=; HttpOnly; Max-Age=0`);
  append(headers, request, `${companyCookie}=; Max-Age=0`);
}

/** The browser, to be known again at the next sign-in. It opens nothing. */
export function setDeviceCookie(headers: Headers, request: Request, token: string): void {
  const value = `${nameOf(request, deviceCookie)}=${token}`;
  append(headers, request, `${value}; HttpOnly; Max-Age=${knownPlaceDays * daySeconds}`);
}

/** The sign-in whose second step is due. */
export function setStepCookie(headers: Headers, request: Request, token: string): void {
  append(
    headers,
    request,
    `${nameOf(request, stepCookie)}=${token}; HttpOnly; Max-Age=${challengeMs / 1000}`,
  );
}

export function clearStepCookie(headers: Headers, request: Request): void {
  append(headers, request, `${nameOf(request, stepCookie)}=; HttpOnly; Max-Age=0`);
}

/** The sign-in at a provider, so that no other browser ends it. */
export function setOrganizationCookie(headers: Headers, request: Request, token: string): void {
  const value = `${nameOf(request, organizationCookie)}=${token}`;
  append(headers, request, `${value}; HttpOnly; Max-Age=${organizationMs / 1000}`);
}

export function clearOrganizationCookie(headers: Headers, request: Request): void {
  append(headers, request, `${nameOf(request, organizationCookie)}=; HttpOnly; Max-Age=0`);
}
