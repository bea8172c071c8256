import { queryOptions } from '@tanstack/react-query';
import { autocompleteApi } from '#web/api/areas/autocomplete.ts';

/** A hundred titles of the sample layer: what the demonstrations of remote data ask for. */
export const filmsQuery = queryOptions({
  queryKey: ['catalogue', 'films'],
  queryFn: ({ signal }) => autocompleteApi.films({ signal }),
  select: ({ autoComplete }) => autoComplete,
  staleTime: Infinity,
});
