import { queryOptions } from '@tanstack/react-query';

/** The texts of the licences: a file of the build, which works without a connection once it was opened. */
export const textsQuery = queryOptions({
  queryKey: ['licence', 'texts'],
  queryFn: () => import('./library-texts.ts'),
  staleTime: Infinity,
});
