import { type ComboboxStore, useCombobox } from '@mantine/core';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';

interface ListboxOptions {
  /** What identifies the options, in their order. */
  ids: readonly string[];
  /** The first option becomes the active one when this changes: what was typed. */
  resetOn: string;
  popup?: 'listbox' | 'grid';
}

/**
 * A field that keeps the focus and drives the list below it, which is always open: Mantine's Combobox, with the
 * first option active from the start. Give `store` to `Combobox`, `target` to `Combobox.EventsTarget`, `listId` to
 * the list and `option(index)` to each of its options.
 */
export function useListbox({ ids, resetOn, popup = 'listbox' }: ListboxOptions) {
  const listId = useId();
  const combobox = useCombobox({ opened: true });
  const [active, setActive] = useState(0);
  /** Whether the user moved to the active option. Until then it is the first, also when others arrive before it. */
  const isMoved = useRef(false);
  /** Mantine marks the active option in the document; what depends on it here is drawn again. */
  const tracked = (move: () => string | null) => () => {
    isMoved.current = true;
    const id = move();
    setActive(Math.max(combobox.getSelectedOptionIndex(), 0));
    return id;
  };
  const { setListId, selectOption, selectNextOption, selectPreviousOption } = combobox;
  const select = (index: number) => {
    isMoved.current = true;
    selectOption(index);
    setActive(index);
  };
  const store: ComboboxStore = {
    ...combobox,
    selectOption: select,
    selectNextOption: tracked(selectNextOption),
    selectPreviousOption: tracked(selectPreviousOption),
  };

  const known = ids.join('\n');
  const lastReset = useRef(resetOn);
  useLayoutEffect(() => {
    setListId(listId);
    if (lastReset.current !== resetOn) isMoved.current = false;
    lastReset.current = resetOn;
    if (known === '') return;
    // The option that the user moved to stays the active one, wherever it is now.
    const marked = isMoved.current ? markedOption(listId) : 0;
    selectOption(Math.max(marked, 0));
    setActive(Math.max(marked, 0));
  }, [listId, known, resetOn, setListId, selectOption]);

  const count = ids.length;
  const target = {
    role: 'combobox',
    'aria-haspopup': popup,
    'aria-expanded': count > 0,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': count > 0 ? `${listId}-${active}` : null,
    // The list does not close, so Escape is for what is around it.
    'data-mantine-stop-propagation': false,
  } as const;
  const option = (index: number) => ({
    id: `${listId}-${index}`,
    'data-combobox-option': true,
    // Moving and not entering: a list that scrolls under a pointer at rest chooses nothing.
    onMouseMove: () => {
      if (index !== active) select(index);
    },
  });
  /** For the field: Home and End, which Mantine leaves to the text. */
  const onKeyDown = (event: KeyboardEvent) => {
    const ends: Record<string, number> = { Home: 0, End: count - 1 };
    const end = ends[event.key];
    if (end === undefined || event.shiftKey || count === 0) return;
    event.preventDefault();
    select(end);
  };
  return { store, target, listId, option, active, onKeyDown };
}

function markedOption(listId: string): number {
  const options = document.querySelectorAll(`#${listId} [data-combobox-option]`);
  return [...options].findIndex((option) => option.hasAttribute('data-combobox-selected'));
}

export type Listbox = ReturnType<typeof useListbox>;
export type ListboxOption = ReturnType<Listbox['option']>;
