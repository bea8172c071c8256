import { IconSearch, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { useUiTexts } from '#web/ui/texts.tsx';
import { useModal } from '#web/ui/use-modal.ts';
import { PaletteResults } from './palette-results.tsx';
import { readRecent, storeRecent, withoutRecent, withRecent } from './recent-searches.ts';
import type { SearchEntry } from './search-entry.ts';
import { useGroups } from './use-groups.tsx';
import type { PaletteProps } from './use-palette.ts';
import parts from './search-parts.module.css';
import classes from './palette.module.css';

const maxTyped = 200;

/**
 * Search over everything: a field and the list it drives. The browser's own dialog holds the focus, closes on
 * Escape and gives the focus back.
 */
export function Palette({ initialText, onClose, onAppearance }: PaletteProps) {
  const { t } = useTranslation();
  const texts = useUiTexts();
  const navigate = useNavigate();
  const listId = useId();
  const { userData } = useSession();
  const [text, setText] = useState(initialText);
  const stored = useMemo(() => readRecent(userData.id), [userData.id]);
  const [kept, setKept] = useState<{ userId: number; list: string[] } | null>(null);
  // Whoever was remembered here last may turn out to be somebody else once the server has answered.
  const recent = kept?.userId === userData.id ? kept.list : stored;
  /** The entry the person moved to; until they do, the first. */
  const [chosen, setChosen] = useState<string | null>(null);
  const dialog = useModal();

  const search = (next: string) => {
    setText(next);
    setChosen(null);
  };
  const keepRecent = (list: string[]) => {
    setKept({ userId: userData.id, list });
    storeRecent(userData.id, list);
  };
  const groups = useGroups(
    text,
    {
      list: recent,
      search,
      forget: (searched) => keepRecent(withoutRecent(recent, searched)),
      forgetAll: () => keepRecent([]),
    },
    onAppearance,
  );
  const entries = groups.flatMap((group) => group.entries);
  const active = Math.max(
    entries.findIndex(({ id }) => id === chosen),
    0,
  );

  const pick = (entry: SearchEntry | undefined) => {
    if (entry === undefined) return;
    if (entry.pick.kind === 'stay') {
      entry.pick.run();
      return;
    }
    keepRecent(withRecent(recent, text));
    onClose();
    if (entry.pick.kind === 'go') void navigate(entry.pick.to);
    else entry.pick.run();
  };
  const move = (to: number) => {
    const next = (to + entries.length) % Math.max(entries.length, 1);
    setChosen(entries[next]?.id ?? null);
    // The heading of the first group is above its first entry.
    const row = document.getElementById(`${listId}-${next}`);
    if (next === 0) row?.closest('[role=listbox]')?.scrollTo({ top: 0 });
    row?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const forget = entries[active]?.forget;
    if (event.nativeEvent.isComposing || event.shiftKey) return;
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(entries.length - 1);
    else if (event.key === 'Enter') pick(entries[active]);
    else if (event.key === 'Delete' && forget !== undefined) forget.run();
    else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; Escape is the browser's
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={t('search.open')}
      data-typed={text.trim() !== '' || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={classes.panel}>
        <div className={`${parts.field} ${classes.field}`}>
          <IconSearch size={19} stroke={1.8} aria-hidden />
          <input
            type="text"
            role="combobox"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={maxTyped}
            value={text}
            placeholder={t('search.placeholder')}
            aria-label={t('search.label')}
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={entries.length > 0 ? `${listId}-${active}` : undefined}
            onChange={(event) => search(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={`${parts.named} ${classes.close}`}
            aria-label={texts.close}
            onClick={onClose}
          >
            <kbd aria-hidden>Esc</kbd>
            <IconX size={19} aria-hidden />
          </button>
        </div>
        <PaletteResults
          listId={listId}
          groups={groups}
          text={text}
          active={active}
          onActivate={setChosen}
          onPick={pick}
        />
      </div>
    </dialog>
  );
}
