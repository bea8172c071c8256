import { deviceTokenOf, sessionTokenOf } from '#server/auth/cookies.ts';
import { originOf } from '#server/auth/origin.ts';
import { hashToken, newToken } from '#server/auth/session-token.ts';
import type { AuthDependencies } from './auth-dependencies.ts';

/** The browser behind a request: what it brings from before, and how it describes itself. */
export interface Browser {
  /** The session it was in. */
  session: string | undefined;
  /** Its token: the one it has, or a new one. */
  device: string;
  /** What is stored of that token. */
  deviceMark: string;
  address: string;
  userAgent: string;
}

const isToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '');

export function browserOf(
  request: Request,
  { addressOf }: Pick<AuthDependencies, 'addressOf'>,
): Browser {
  const brought = deviceTokenOf(request);
  const device = isToken(brought) ? brought : newToken();
  return {
    session: sessionTokenOf(request),
    device,
    deviceMark: hashToken(device),
    ...originOf(request, addressOf),
  };
}
