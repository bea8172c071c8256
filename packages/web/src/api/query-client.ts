import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isTransient, problemCode } from './problems.ts';
import { sessionKey } from './session.ts';

const maxRetries = 2;

// What a control changes is drawn before the next paint; by default it would wait for a timer.
notifyManager.setScheduler(queueMicrotask);

/** `onSessionLost` runs when any call is refused because the session has ended. */
export function createQueryClient(onSessionLost: () => void): QueryClient {
  const onError = (error: unknown) => {
    const code = problemCode(error);
    if (code === 'sin-sesion') onSessionLost();
    // Another window changed the user or the company: this screen follows.
    // The company asks for more than this session has: the session says what, and the shell leads there.
    if (code === 'regla-de-ingreso') void client.refetchQueries({ queryKey: sessionKey });
    if (code === 'otra-sesion') void client.refetchQueries({ queryKey: sessionKey });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        retry: (failures, error) => isTransient(error) && failures < maxRetries,
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4_000),
        // A local server may answer while the browser believes itself offline.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
