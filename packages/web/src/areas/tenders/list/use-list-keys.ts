import { useHotkeys } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditorKind } from '../inline-editor.tsx';
import { type Scope, useSelectedTenders } from './selected-tenders.tsx';
import { useListSearch } from './use-list-search.ts';

/** What answers the keys by itself. */
const answering = 'a, button, input, textarea, select, [role="dialog"], [contenteditable]';

/** What Escape closes first. */
const overlay = '[role="dialog"], [role="menu"]';

const rowOf = (id: number) => document.querySelector<HTMLElement>(`[data-row="${id}"]`);

/**
 * The keys of the list, the rows that are chosen, and the tender that is open beside it. `current` is where the keyboard is: the open tender,
 * or the row last gone to.
 */
export function useListKeys(scopes: readonly Scope[], onHelp: () => void) {
  const { search, change } = useListSearch();
  const navigate = useNavigate();
  const picked = useSelectedTenders(scopes);
  const { rows } = picked.shared;
  const [cursor, setCursor] = useState<number>();
  const current = search.ver ?? cursor;
  const placeOf = (sought: number | undefined) => rows.findIndex(({ id }) => id === sought);
  const place = placeOf(current);
  // The address changes a moment after the key: the next key goes on from where this one led.
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);

  const open = (id: number | undefined) => {
    setCursor(id ?? current);
    change({ ver: id }, { replace: true });
  };
  const move = (step: 1 | -1) => {
    const from = placeOf(latest.current);
    const next = rows[from === -1 ? 0 : from + step];
    if (next === undefined) return;
    latest.current = next.id;
    setCursor(next.id);
    if (search.ver !== undefined) change({ ver: next.id }, { replace: true });
    rowOf(next.id)?.scrollIntoView({ block: 'nearest' });
  };
  const isPeeking = search.ver !== undefined;
  /** The keyboard has come to a cell of a tender. */
  const reach = useCallback(
    (id: number) => {
      latest.current = id;
      setCursor(id);
      if (isPeeking) change({ ver: id }, { replace: true });
    },
    [isPeeking, change],
  );
  const toggle = () => {
    const id = current ?? rows[0]?.id;
    open(search.ver === undefined ? id : undefined);
  };
  /** In its row or, where that has no such column, in what is open beside the list. */
  const edit = (kind: EditorKind) => {
    if (current === undefined) return;
    const places = [rowOf(current), document.querySelector(`[data-peek="${current}"]`)];
    const editor = `[data-editor="${kind}"]`;
    const buttons = places.flatMap((place) => place?.querySelector<HTMLElement>(editor) ?? []);
    // A panel is hidden while its button is scrolled out of sight.
    buttons[0]?.scrollIntoView({ block: 'nearest' });
    buttons[0]?.click();
  };
  const enter = (event: KeyboardEvent) => {
    const isAnswered = event.target instanceof Element && event.target.closest(answering) !== null;
    if (current === undefined || isAnswered) return;
    void navigate({ to: '/licitaciones/$id', params: { id: current }, search: { q: search.q } });
  };
  const leave = (event: KeyboardEvent) => {
    const isAnswered = event.target instanceof Element && event.target.closest(overlay) !== null;
    if (search.ver !== undefined) open(undefined);
    else if (!isAnswered) picked.clear();
  };
  useHotkeys([
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ['o', toggle],
    ['t', () => edit('tags')],
    ['a', () => edit('assignee')],
    ['e', () => edit('stage')],
    ['x', () => current !== undefined && picked.toggle(current)],
    ['Enter', enter, { preventDefault: false }],
    ['Escape', leave, { preventDefault: false }],
    ['shift+?', onHelp],
    ['?', onHelp],
  ]);
  return { current, place: place === -1 ? undefined : place + 1, open, move, reach, picked };
}
