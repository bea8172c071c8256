import { Combobox, Modal } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { useUiTexts } from '#web/ui/texts/texts.tsx';
import { useFocusBack } from '#web/ui/overlay/use-focus-back.ts';
import { useListbox } from '#web/ui/fields/use-listbox.ts';
import { useShellLanguage } from '../shell/use-shell-language.ts';
import { PaletteResults } from './palette-results.tsx';
import { readRecent, storeRecent, withoutRecent, withRecent } from './recent-searches.ts';
import type { SearchEntry } from './search-entry.ts';
import { useGroups } from './use-groups.tsx';
import type { PaletteProps } from './use-palette.ts';
import parts from './search-parts.module.css';
import classes from './palette.module.css';

const maxTyped = 200;

/** Search over everything: a field and the list it drives, in a dialog. */
export function Palette({ takeTyped, onClose, onAppearance }: PaletteProps) {
  const { t } = useTranslation();
  const { own } = useShellLanguage();
  const [text, setText] = useState('');
  useFocusBack();
  return (
    <Modal.Root
      opened
      onClose={onClose}
      returnFocus={false}
      size={660}
      zIndex={350}
      transitionProps={{ duration: 0 }}
      classNames={{ inner: classes.place, content: classes.panel, body: classes.body }}
    >
      <Modal.Overlay className={classes.overlay} data-typed={text.trim() !== '' || undefined} />
      <Modal.Content lang={own} aria-label={t('search.open')}>
        <Modal.Body>
          <Search
            text={text}
            takeTyped={takeTyped}
            onType={setText}
            onClose={onClose}
            onAppearance={onAppearance}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface SearchProps extends PaletteProps {
  text: string;
  onType: (text: string) => void;
}

function Search({ text, takeTyped, onType, onClose, onAppearance }: SearchProps) {
  const { t } = useTranslation();
  const recent = useRecent();
  const groups = useGroups(
    text,
    {
      list: recent.list,
      search: onType,
      forget: (searched) => recent.keep(withoutRecent(recent.list, searched)),
      forgetAll: () => recent.keep([]),
    },
    onAppearance,
  );
  const entries = groups.flatMap((group) => group.entries);
  const listbox = useListbox({ ids: entries.map(({ id }) => id), resetOn: text });
  const pick = usePick(onClose, () => recent.keep(withRecent(recent.list, text)));
  const onKeyDown = (event: KeyboardEvent) => {
    const forget = entries[listbox.active]?.forget;
    if (event.key === 'Delete' && !event.shiftKey && forget !== undefined) {
      event.preventDefault();
      forget.run();
    } else listbox.onKeyDown(event);
  };
  /** Before the list hears it, which takes any Enter for a choice. */
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    entries[listbox.active]?.also?.run();
  };
  return (
    <Combobox store={listbox.store}>
      <div className={`${parts.field} ${classes.field}`}>
        <IconSearch size={19} stroke={1.8} aria-hidden />
        <Combobox.EventsTarget {...listbox.target}>
          <input
            data-autofocus
            type="text"
            enterKeyHint="go"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={maxTyped}
            value={text}
            placeholder={t('search.placeholder')}
            aria-label={t('search.label')}
            onFocus={() => onType(text + takeTyped())}
            onChange={(event) => onType(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onKeyDownCapture={onKeyDownCapture}
          />
        </Combobox.EventsTarget>
        <CloseButton onClose={onClose} />
      </div>
      <PaletteResults listbox={listbox} groups={groups} text={text} onPick={pick} />
    </Combobox>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const texts = useUiTexts();
  return (
    <button
      type="button"
      className={`${parts.named} ${classes.close}`}
      aria-label={texts.close}
      onClick={onClose}
    >
      <kbd aria-hidden>Esc</kbd>
      <IconX size={19} aria-hidden />
    </button>
  );
}

/** The last searches of the user. */
function useRecent() {
  const { userData } = useSession();
  const stored = useMemo(() => readRecent(userData.id), [userData.id]);
  const [kept, setKept] = useState<{ userId: number; list: string[] } | null>(null);
  // The stored user may differ from the one that the server returns.
  const list = kept?.userId === userData.id ? kept.list : stored;
  const keep = (next: string[]) => {
    setKept({ userId: userData.id, list: next });
    storeRecent(userData.id, next);
  };
  return { list, keep };
}

/** What picking an entry does. `onLeave` comes before what closes the palette. */
function usePick(onClose: () => void, onLeave: () => void) {
  const navigate = useNavigate();
  return ({ pick }: SearchEntry) => {
    if (pick.kind === 'stay') {
      pick.run();
      return;
    }
    onLeave();
    onClose();
    if (pick.kind === 'go') void navigate(pick.to);
    else pick.run();
  };
}
