import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

export const twoStepsQuery = queryOptions({
  queryKey: ['account', 'two-steps'],
  queryFn: ({ signal }) => api.auth.twoSteps({ signal }),
});
