/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- the field keeps the focus and drives the grid below it; a table cannot be that */
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { rankMatches } from '#web/lib/rank-matches.ts';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/states.tsx';
import { destinationOf } from '../page-destination.ts';
import { type MarkedPage, useBookmarks, useToggleBookmark } from './bookmark-queries.ts';
import { BookmarkRow } from './bookmark-row.tsx';
import { foundLimit } from './bookmark-state.ts';
import parts from '../search/search-parts.module.css';
import classes from './bookmark-box.module.css';

/** Search among all pages by title; without a text, the bookmarks. Each row opens its page or is starred. */
export function BookmarkBox({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const gridId = useId();
  const { bookmarks, suggestions, isLoading, error, retry } = useBookmarks({ fresh: true });
  const toggle = useToggleBookmark();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const input = useFocusAtFirst();

  const isSearching = query.trim() !== '';
  const shown = isSearching
    ? rankMatches(suggestions, query, ({ title }) => title, foundLimit)
    : bookmarks;
  const current = Math.min(active, shown.length - 1);

  const open = ({ page }: MarkedPage) => {
    onClose();
    void navigate(destinationOf(page));
  };
  const star = (marked: MarkedPage) => {
    toggle(marked);
    // Without a text the row goes, and must not take the focus with it.
    if (!isSearching) input.current?.focus({ preventScroll: true });
  };
  const move = (to: number) => {
    const next = (to + shown.length) % Math.max(shown.length, 1);
    setActive(next);
    document.getElementById(`${gridId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = shown[current];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(current + 1);
    else if (event.key === 'ArrowUp') move(current - 1);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      if (row !== undefined) star(row);
    } else if (event.key === 'Enter') {
      if (row === undefined) onClose();
      else open(row);
    } else return;
    event.preventDefault();
  };

  return (
    <>
      {isSearching ? createPortal(<div className={classes.dim} />, document.body) : null}
      <div className={`${parts.field} ${classes.field}`}>
        <IconSearch size={16} aria-hidden />
        <input
          ref={input}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={query}
          placeholder={t('bookmarks.placeholder')}
          aria-label={t('bookmarks.search')}
          aria-expanded={shown.length > 0}
          aria-haspopup="grid"
          aria-controls={gridId}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? `${gridId}-${current}` : undefined}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={gridId} role="grid" aria-label={t('bookmarks.results')} className={classes.grid}>
        {shown.map((marked, place) => (
          <BookmarkRow
            key={marked.page.id}
            id={`${gridId}-${place}`}
            marked={marked}
            query={query}
            active={place === current}
            onActivate={() => setActive(place)}
            onOpen={onClose}
            onToggle={() => star(marked)}
          />
        ))}
      </div>
      {isLoading ? <LoadingState lines={3} /> : null}
      {error === null ? null : <ErrorState text={problemText(error)} onRetry={retry} />}
      {isLoading || error !== null || shown.length > 0 ? null : (
        <Nothing isSearching={isSearching} />
      )}
      <output className={parts.said}>
        {isSearching && shown.length > 0 ? t('bookmarks.count', { count: shown.length }) : ''}
      </output>
      {shown.length === 0 ? null : (
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
      )}
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

/** The panel stands before its content is there, so nobody else gives the field the focus. */
function useFocusAtFirst() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  return input;
}
