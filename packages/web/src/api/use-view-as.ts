import type { Session, ViewedRole } from '@pliego/contract/areas/auth-shapes';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import { mayLeaveAll } from '#web/ui/navigation/unsaved.ts';
import { keepBoxOf, viewerOf } from './last-seen-box.ts';
import { problemText } from './problems.ts';
import { keepSession } from './session.ts';

/** As what to look at the company; `persona` is null for somebody who has no tenders. */
export interface AskedView {
  role: ViewedRole;
  persona: number | null;
}

/** Looks at the company as another role: everything on the screen starts afresh, from the home page. */
export function useViewAs() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (body: AskedView): Promise<Session | null> => {
      if (!(await mayLeaveAll())) return null;
      const { viewAsApi } = await import('./areas/view-as.ts');
      return viewAsApi.viewAs({ body });
    },
    onSuccess: async (session) => {
      if (session === null) return;
      // Calls from here on belong to the next screen.
      void keepBoxOf(viewerOf(session));
      await navigate({ to: '/inicio', ignoreBlocker: true });
      keepSession(client, session);
    },
    onError: (error) => toastProblem({ title: problemText(error) }),
  });
}

/** Takes back the own role, on the page that is open. */
export async function endView(client: QueryClient): Promise<void> {
  const { viewAsApi } = await import('./areas/view-as.ts');
  const session = await viewAsApi.endView();
  void keepBoxOf(viewerOf(session));
  keepSession(client, session);
}
