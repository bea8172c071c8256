import {
  challengeMs,
  companyCookie,
  sessionCookie,
  sessionDays,
  stepCookie,
} from './session-token.ts';

const maxAge = sessionDays * 86_400;

/** Value of a cookie of a request, or undefined. */
export function readCookie(request: Request, name: string): string | undefined {
  const header = request.headers.get('cookie') ?? '';
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** Behind a proxy that terminates TLS the request itself is plain http; the proxy sets a header. */
function isSecure(request: Request): boolean {
  return (
    new URL(request.url).protocol === 'https:' ||
    request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
  );
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
  append(headers, request, `${sessionCookie}=${token}; HttpOnly; Max-Age=${maxAge}`);
  append(headers, request, `${companyCookie}=${companyId}; Max-Age=${maxAge}`);
}

export function clearSessionCookies(headers: Headers, request: Request): void {
  append(headers, request, `${sessionCookie}=; HttpOnly; Max-Age=0`);
  append(headers, request, `${companyCookie}=; Max-Age=0`);
}

/** The sign-in whose second step is due. */
export function setStepCookie(headers: Headers, request: Request, token: string): void {
  append(headers, request, `${stepCookie}=${token}; HttpOnly; Max-Age=${challengeMs / 1000}`);
}

export function clearStepCookie(headers: Headers, request: Request): void {
  append(headers, request, `${stepCookie}=; HttpOnly; Max-Age=0`);
}
