import { startTransition, useMemo, useOptimistic } from 'react';
import type { Density } from '#web/ui/data-table/columns.ts';
import { useListPreferences } from '#web/ui/data-table/list-preferences.ts';
import { type ColumnChoice, type ColumnWidths, limitedWidth, moved } from './column-choice.ts';
import { densities, type LooksSearch } from './looks-search.ts';

const isDensity = (text: string): text is Density => densities.some((known) => known === text);
const nothing: readonly string[] = [];

/** A list whose looks are chosen. */
export interface LookedList<Id extends string> {
  /** Under which what was chosen last is remembered. */
  name: string;
  choice: ColumnChoice<Id>;
}

/** How a list is shown. */
export interface Looks<Id extends string> {
  /** In their order. */
  columns: readonly Id[];
  density: Density;
  widths: ColumnWidths;
  /** Columns that stay in sight beside the name when the table is scrolled sideways. */
  pinned: readonly Id[];
}

/**
 * The looks: those of the address, else those this user chose last, else the default. The default is not written to
 * the address; an address that says anything of the columns says all of them.
 */
export function useLooks<Id extends string>(
  { name, choice }: LookedList<Id>,
  { columnas, densidad, anchos, fijas }: LooksSearch,
): Looks<Id> {
  const storedColumns = useListPreferences((stored) => stored.columns[name]);
  const storedWidths = useListPreferences((stored) => stored.widths[name]);
  const storedPinned = useListPreferences((stored) => stored.pinned[name]);
  const storedDensity = useListPreferences((stored) => stored.density[name]);
  const isTold = columnas !== undefined || anchos !== undefined || fijas !== undefined;
  const columns = useMemo(() => {
    const choices = [columnas, storedColumns].map((ids = []) => choice.known(ids));
    return choices.find(({ length }) => length > 0) ?? choice.usual;
  }, [choice, columnas, storedColumns]);
  const toldWidths = isTold ? anchos : storedWidths;
  const widths = useMemo(() => choice.readWidths(toldWidths ?? nothing), [choice, toldWidths]);
  const toldPinned = isTold ? fijas : storedPinned;
  const pinned = useMemo(() => choice.known(toldPinned ?? nothing), [choice, toldPinned]);
  const known = storedDensity !== undefined && isDensity(storedDensity) ? storedDensity : 'comoda';
  const density = densidad ?? known;
  return useMemo(() => ({ columns, density, widths, pinned }), [columns, density, widths, pinned]);
}

const orAbsent = <T>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list);

/** The looks as an address writes them; what is as it comes is absent. */
export function writtenLooks<Id extends string>(
  choice: ColumnChoice<Id>,
  { columns, density, widths, pinned }: Looks<Id>,
): LooksSearch {
  return {
    columnas: columns.join() === choice.usual.join() ? undefined : [...columns],
    densidad: density === 'comoda' ? undefined : density,
    anchos: orAbsent(choice.writtenWidths(widths)),
    fijas: orAbsent([...pinned]),
  };
}

/** The looks as they are saved: also what is as it comes, so that a view is the same for everybody. */
export function savedLooks<Id extends string>(
  choice: ColumnChoice<Id>,
  looks: Looks<Id>,
): LooksSearch {
  const { anchos, fijas } = writtenLooks(choice, looks);
  return { columnas: [...looks.columns], densidad: looks.density, anchos, fijas };
}

export type LooksChoice<Id extends string> = ReturnType<typeof useLooksChoice<Id>>;

/**
 * The looks with the ways to change them. A choice is shown at once, before the address has changed: the
 * next choice starts from what the user sees.
 */
export function useLooksChoice<Id extends string>(
  list: LookedList<Id>,
  told: LooksSearch,
  write: (looks: LooksSearch) => Promise<void>,
) {
  const { name, choice } = list;
  const [looks, show] = useOptimistic(useLooks(list, told));
  const remember = useListPreferences(({ rememberLooks }) => rememberLooks);
  const { columns, pinned, widths } = looks;

  const change = (patch: Partial<Looks<Id>>) => {
    const next = { ...looks, ...patch };
    remember(name, {
      columns: [...next.columns],
      density: next.density,
      widths: choice.writtenWidths(next.widths),
      pinned: [...next.pinned],
    });
    startTransition(async () => {
      show(next);
      await write(writtenLooks(choice, next));
    });
  };
  return {
    ...looks,
    toggleColumn: (id: Id) => change({ columns: choice.known(choice.toggled(columns, id)) }),
    moveColumn: (from: number, to: number) =>
      change({ columns: choice.known(moved(columns, from, to)) }),
    togglePin: (id: Id) =>
      change({
        pinned: pinned.includes(id) ? pinned.filter((one) => one !== id) : [...pinned, id],
      }),
    /** For the table; a column that is no part of the choice keeps its width. */
    resize: ({ id }: { id: string }, width: number) => {
      const [known] = choice.known([id]);
      if (known !== undefined) change({ widths: { ...widths, [known]: limitedWidth(width) } });
    },
    resetColumns: () => change({ columns: choice.usual, widths: {}, pinned: [] }),
    setDensity: (density: Density) => change({ density }),
  };
}
