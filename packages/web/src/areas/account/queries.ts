import { queryOptions } from '@tanstack/react-query';
import { authApi } from '#web/api/areas/auth.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => authApi.sessions({ signal }),
});

export const twoStepsQuery = queryOptions({
  queryKey: ['account', 'two-steps'],
  queryFn: ({ signal }) => authApi.twoSteps({ signal }),
});

export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: ({ signal }) => authApi.passkeys({ signal }),
});
