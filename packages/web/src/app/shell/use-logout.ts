import { ApiError } from '@pliego/contract/api-error';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sessionApi } from '#web/api/areas/session.ts';
import { problemText } from '#web/api/problems.ts';
import { departure } from '#web/api/session-end.ts';
import { forgetSession } from '#web/api/session.ts';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import { mayLeaveAll } from '#web/ui/navigation/unsaved.ts';

/** Where the server could not end the session, it has still taken it from this browser, and says so. */
function toldIfOut(error: unknown): void {
  if (!(error instanceof ApiError) || error.problem.motivo?.code !== 'salida-sin-guardar')
    throw error;
  toastProblem({ title: problemText(error) });
}

/** Ends the session: the one way out, whatever it is reached by. */
export function useLogout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      if (!(await mayLeaveAll())) return;
      // What is being fetched would be refused without a session.
      await client.cancelQueries();
      await departure.during(
        () => sessionApi.logout().catch(toldIfOut),
        () =>
          forgetSession(client, () => navigate({ to: '/login', search: {}, ignoreBlocker: true })),
      );
    },
    // The session is still open on the server: show the error, and stay.
    onError: (error) => {
      toastProblem({ title: problemText(error) });
      return client.invalidateQueries();
    },
  });
}
