import type { CalendarCategory } from '@pliego/contract/areas/calendar-choices';
import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import { santiagoToday } from '#web/lib/format.ts';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { addressOf, categoriesIn, joined } from './categories.ts';
import { views } from './board/period.ts';

const day = z.iso.date().check(z.refine((text) => text >= '1900-01-01' && text <= '2199-12-31'));
const wall = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2})?$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);

/** The state on screen; when absent, the current month with every category, and no panel. */
export const CalendarSearch = z.object({
  vista: z.optional(z.enum(views)),
  fecha: z.optional(day),
  categorias: z.optional(z.string()),
  /** The event in the panel, or `nuevo`. */
  evento: z.optional(z.string()),
  /** Which of its times, when it repeats. */
  vez: z.optional(wall),
  /** Of a new one: when it is. */
  desde: z.optional(wall),
  hasta: z.optional(wall),
});

const noPanel = { evento: undefined, vez: undefined, desde: undefined, hasta: undefined };

export function useCalendarAddress() {
  const { search, change } = useSearchState('/shell/apps/calendar');
  const today = santiagoToday(useNow());
  const { vista, fecha, categorias } = search;
  const shown = useMemo(() => categoriesIn(categorias), [categorias]);
  const openNew = useCallback(
    (desde?: string, hasta?: string) => change({ ...noPanel, evento: 'nuevo', desde, hasta }),
    [change],
  );
  const openEvent = useCallback(
    (id: number, vez?: string) => change({ ...noPanel, evento: String(id), vez }),
    [change],
  );
  // Going back should not reopen a closed panel: its history entry is replaced.
  const close = useCallback(() => change(noPanel, { replace: true }), [change]);
  /** The same, and what was kept is not left out of sight by the categories that are shown. */
  const closeShowing = useCallback(
    (kept: readonly CalendarCategory[]) =>
      change({ ...noPanel, categorias: addressOf(joined(shown, kept)) }, { replace: true }),
    [change, shown],
  );
  return {
    view: vista ?? 'mes',
    day: fecha ?? today,
    today,
    shown,
    panel: search,
    change,
    openNew,
    openEvent,
    close,
    closeShowing,
  } as const;
}
