import { useLocation, useMatches, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type * as z from 'zod/mini';
import { firstParamsIn } from '#web/lib/path-params.ts';
import { readSearch } from '#web/lib/search-params.ts';

interface ChangeOptions {
  /** Takes the place of the present entry of the history: for what changes with every key. */
  replace?: boolean;
}

/**
 * The state of a screen, which lives in its address and nowhere else. For pages of the registry; those
 * with typed routes of their own ask their route. `schema` must be the same object on every render,
 * with fields that are all optional: what is as it is by default is absent, and is not written.
 */
export function useAddress<S extends z.ZodMiniObject>(schema: S) {
  const raw = useLocation({ select: ({ search }) => search });
  const search: z.output<S> = useMemo(() => readSearch(schema, raw), [schema, raw]);
  const navigate = useNavigate();
  /** Changes what is named and keeps the rest; `undefined` takes a value away. */
  const change = useCallback(
    (patch: Partial<z.output<S>>, { replace = false }: ChangeOptions = {}) => {
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

/** What the address puts in the place of the `$names` of the patterns; the first that fits counts. */
export function usePathParams(...patterns: readonly string[]): Record<string, string> {
  // Of what is shown: the address is ahead of it while the next page is on its way.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const forms = patterns.join(' ');
  return useMemo(() => firstParamsIn(forms.split(' '), pathname), [forms, pathname]);
}

/** Goes to an address of the product written as text: `/apps/email/sent?q=aseo`. */
export function useGo() {
  const navigate = useNavigate();
  return useCallback(
    (href: string, { replace = false }: ChangeOptions = {}) => {
      void navigate({ href, replace, resetScroll: false });
    },
    [navigate],
  );
}
