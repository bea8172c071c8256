import { ApiError } from '@pliego/contract/client';
import { type Session, UserData } from '@pliego/contract/areas/auth-shapes';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { sessionApi } from './areas/session.ts';

/** Name the specification gives to the entry in local storage. */
const storageKey = 'userData';
export const sessionKey = ['auth', 'session'] as const;

function companyCookie(): number {
  const value = /(?:^|;\s*)empresa=(\d+)/.exec(document.cookie)?.[1];
  return value === undefined ? 0 : Number(value);
}

/** It may outlive the session it came with; only the server can take away the other one. */
function forgetCompanyCookie(): void {
  document.cookie = 'empresa=; Path=/; Max-Age=0; SameSite=Lax';
}

/** What local storage says about who is signed in; a broken or foreign entry counts as none. */
export function storedUserData(): UserData | null {
  try {
    const parsed = UserData.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function store(userData: UserData | null): void {
  try {
    if (userData === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(userData));
  } catch {
    // Storage is blocked or full: the session lives on in memory and in its cookie.
  }
}

/** The screen can be drawn at once from what was stored, while the server confirms it. */
function rememberedSession(): Session | undefined {
  const userData = storedUserData();
  const empresa = companyCookie();
  return userData !== null && empresa > 0 ? { userData, empresa } : undefined;
}

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal, client }): Promise<Session> => {
    const session = await sessionApi.session({ signal });
    keepSession(client, session);
    return session;
  },
  initialData: rememberedSession,
  initialDataUpdatedAt: 0,
  staleTime: 60_000,
  gcTime: Infinity,
  refetchOnWindowFocus: 'always',
});

/** Takes in a session the server answered; what belongs to another company or person is forgotten. */
export function keepSession(client: QueryClient, session: Session): void {
  const before = client.getQueryData<Session>(sessionKey);
  store(session.userData);
  client.setQueryData(sessionKey, session);
  const changed =
    before !== undefined &&
    (before.empresa !== session.empresa || before.userData.id !== session.userData.id);
  if (changed) {
    void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  }
}

/**
 * Empties the user data, leaves, and then forgets every answer that was fetched with it: the screens
 * still standing while we leave must not ask again.
 */
export async function forgetSession(
  client: QueryClient,
  leave: () => Promise<void>,
): Promise<void> {
  store(null);
  forgetCompanyCookie();
  await leave();
  client.removeQueries({ queryKey: sessionKey });
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}

/** The session, confirmed or remembered; null, and nothing remembered, when nobody is signed in. */
export async function currentSession(client: QueryClient): Promise<Session | null> {
  // The server sets the company's cookie with the session: without it nobody is signed in.
  if (companyCookie() === 0) {
    store(null);
    return null;
  }
  try {
    return await client.ensureQueryData({ ...sessionQuery, revalidateIfStale: true });
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== 'sin-sesion') throw error;
    store(null);
    forgetCompanyCookie();
    return null;
  }
}
