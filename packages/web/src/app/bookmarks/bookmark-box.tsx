/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- the field keeps the focus and drives the grid below it; a table cannot be that */
import { Combobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { rankMatches } from '#web/lib/rank-matches.ts';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';
import { useListbox } from '#web/ui/fields/use-listbox.ts';
import { type MarkedPage, useBookmarks, useToggleBookmark } from './bookmark-queries.ts';
import { BookmarkRow } from './bookmark-row.tsx';
import { foundLimit } from './bookmark-state.ts';
import parts from '../search/search-parts.module.css';
import classes from './bookmark-box.module.css';

/** Search among all pages by title; without a text, the bookmarks. Each row opens its page or is starred. */
export function BookmarkBox({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { bookmarks, suggestions, ...loading } = useBookmarks({ fresh: true });
  const toggle = useToggleBookmark();
  const [query, setQuery] = useState('');
  const input = useFocusAtFirst();

  const isSearching = query.trim() !== '';
  const shown = isSearching
    ? rankMatches(suggestions, query, ({ title }) => title, foundLimit)
    : bookmarks;
  const ids = shown.map(({ page }) => String(page.id));
  const listbox = useListbox({ ids, resetOn: query, popup: 'grid' });

  const open = ({ page }: MarkedPage) => {
    onClose();
    void navigate({ to: page.link });
  };
  const star = (marked: MarkedPage) => {
    toggle(marked);
    // Without a text the row goes, and must not take the focus with it.
    if (!isSearching) input.current?.focus({ preventScroll: true });
  };
  // Enter with a key held stars the active page, and closes the box when there is none.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const marked = shown[listbox.active];
    if (marked === undefined) onClose();
    else if (event.ctrlKey || event.metaKey) star(marked);
    else open(marked);
    event.preventDefault();
  };

  return (
    <Combobox store={listbox.store}>
      {isSearching ? createPortal(<div className={classes.dim} />, document.body) : null}
      <div className={`${parts.field} ${classes.field}`}>
        <IconSearch size={16} aria-hidden />
        <Combobox.EventsTarget {...listbox.target}>
          <input
            ref={input}
            type="text"
            spellCheck={false}
            maxLength={100}
            value={query}
            placeholder={t('bookmarks.placeholder')}
            aria-label={t('bookmarks.search')}
            onChange={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </Combobox.EventsTarget>
      </div>
      <div
        id={listbox.listId}
        role="grid"
        aria-label={t('bookmarks.results')}
        className={classes.grid}
      >
        {shown.map((marked, place) => (
          <BookmarkRow
            key={marked.page.id}
            option={listbox.option(place)}
            marked={marked}
            query={query}
            active={place === listbox.active}
            onOpen={onClose}
            onToggle={() => star(marked)}
          />
        ))}
      </div>
      <State {...loading} count={shown.length} isSearching={isSearching} />
      {shown.length === 0 ? null : <Keys />}
    </Combobox>
  );
}

/** Which keys do what. */
function Keys() {
  const { t } = useTranslation();
  return (
    <div aria-hidden className={`${parts.keys} ${parts.named} ${classes.keys}`}>
      <span>
        <kbd>↵</kbd> {t('bookmarks.keys.open')}
      </span>
      <span>
        <bdi dir="ltr">
          <kbd>Ctrl</kbd> <kbd>↵</kbd>
        </bdi>{' '}
        {t('bookmarks.keys.toggle')}
      </span>
    </div>
  );
}

interface StateProps {
  isLoading: boolean;
  error: Error | null;
  retry: () => void;
  count: number;
  isSearching: boolean;
}

/** The line below the pages found: loading, an error, or their count. */
function State({ isLoading, error, retry, count, isSearching }: StateProps) {
  const { t } = useTranslation();
  const isSettled = !isLoading && error === null;
  return (
    <>
      {isLoading ? <LoadingState lines={3} /> : null}
      {error === null ? null : <ErrorState text={problemText(error)} onRetry={retry} />}
      {isSettled && count === 0 ? <Nothing isSearching={isSearching} /> : null}
      <output className={parts.said}>
        {isSearching && count > 0 ? t('bookmarks.count', { count }) : ''}
      </output>
    </>
  );
}

function Nothing({ isSearching }: { isSearching: boolean }) {
  const { t } = useTranslation();
  return isSearching ? (
    <output className={classes.none}>{t('bookmarks.none')}</output>
  ) : (
    <EmptyState title={t('bookmarks.empty')}>{t('bookmarks.emptyText')}</EmptyState>
  );
}

/** The panel opens before its content is loaded, so the field has to take the focus itself. */
function useFocusAtFirst() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  return input;
}
