import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sessionApi } from '#web/api/areas/session.ts';
import { problemText } from '#web/api/problems.ts';
import { forgetSession } from '#web/api/session.ts';
import { toastProblem } from '#web/ui/toasts.tsx';

/** Ends the session: the one way out, whatever it is reached by. */
export function useLogout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => sessionApi.logout(),
    onSuccess: () => forgetSession(client, () => navigate({ to: '/login', search: {} })),
    // The session would still be open on the server: say so, and stay.
    onError: (error) => toastProblem({ title: problemText(error) }),
  });
}
