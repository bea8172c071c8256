import { type Session, UserData } from '@pliego/contract/areas/auth-shapes';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { sessionApi } from './areas/session.ts';
import { problemCode } from './problems.ts';
import {
  companyCookie,
  forgetCompanyCookie,
  keepSession,
  sessionKey,
  storageKey,
  storeUserData,
} from './session.ts';

/** The session in local storage; an invalid entry counts as none. */
export function storedUserData(): UserData | null {
  try {
    const parsed = UserData.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
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

/** The session, confirmed or remembered; null, and nothing remembered, when nobody is signed in. */
export async function currentSession(client: QueryClient): Promise<Session | null> {
  if (companyCookie() === 0) {
    storeUserData(null);
    return null;
  }
  try {
    return await client.ensureQueryData({ ...sessionQuery, revalidateIfStale: true });
  } catch (error) {
    if (problemCode(error) !== 'sin-sesion') throw error;
    storeUserData(null);
    forgetCompanyCookie();
    return null;
  }
}
