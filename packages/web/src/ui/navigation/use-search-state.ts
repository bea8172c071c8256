import {
  type RegisteredRouter,
  type RouteById,
  type RouteIds,
  useNavigate,
  useSearch,
} from '@tanstack/react-router';
import { useCallback } from 'react';

type RouteId = RouteIds<RegisteredRouter['routeTree']>;
type SearchOf<Id extends RouteId> = RouteById<
  RegisteredRouter['routeTree'],
  Id
>['types']['fullSearchSchema'];

interface ChangeOptions {
  /** Takes the place of the present entry of the history: for what changes with every key. */
  replace?: boolean;
}

/**
 * The state of a screen, which lives in the search of its route and nowhere else. What is as it is by
 * default is absent, and is not written.
 */
export function useSearchState<Id extends RouteId>(from: Id) {
  const search = useSearch({ from });
  const navigate = useNavigate();
  /** Changes what is named and keeps the rest, and tells when the address has changed; `undefined` takes a value away. */
  const changed = useCallback(
    (
      patch: { [Name in keyof SearchOf<Id>]?: SearchOf<Id>[Name] },
      { replace = false }: ChangeOptions = {},
    ) =>
      navigate({
        to: '.',
        search: (before: Record<string, unknown>) => ({ ...before, ...patch }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  const change = useCallback<(...asked: Parameters<typeof changed>) => void>(
    (...asked) => void changed(...asked),
    [changed],
  );
  return { search, change, changed } as const;
}

/** The same for components shared by several routes, each of which has these keys in its schema. */
export function useSharedSearch() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (patch: Partial<typeof search>, { replace = false }: ChangeOptions = {}) => {
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => ({ ...before, ...patch }),
        replace,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return { search, change } as const;
}
