import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '@pliego/contract/rules/fold-text';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { emojiGroups } from './emoji-set.ts';
import { stepAmong } from '../conversation/step-among.ts';
import classes from './emoji-picker.module.css';

interface EmojiPickerProps {
  anchor: HTMLElement;
  onPick: (sign: string) => void;
  onClose: () => void;
}

/** Emojis by what they show, searched by name. Arrows move among them, Enter picks. */
export function EmojiPicker({ anchor, onPick, onClose }: EmojiPickerProps) {
  const { t } = useTranslation('chat');
  const [typed, setTyped] = useState('');
  const grid = useRef<HTMLDivElement>(null);
  const groups = useMatchingGroups(typed);
  const first = groups[0]?.entries[0];

  const buttons = () => [...(grid.current?.querySelectorAll('button') ?? [])];
  const onFieldKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      buttons()[0]?.focus();
    } else if (event.key === 'Enter' && first !== undefined) {
      event.preventDefault();
      onPick(first.sign);
    }
  };
  const onGridKey = (event: KeyboardEvent) => {
    const next = stepAmong(buttons(), document.activeElement, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <AnchoredPopover anchor={anchor} label={t('picker.label')} width={316} onClose={onClose}>
      <div className={classes.picker}>
        <TextInput
          data-autofocus
          size="xs"
          value={typed}
          aria-label={t('picker.search')}
          placeholder={t('picker.search')}
          autoComplete="off"
          leftSection={<IconSearch size={14} aria-hidden />}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onFieldKey}
        />
        {/* The keys are those of the buttons in it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div ref={grid} className={classes.groups} onKeyDown={onGridKey}>
          {groups.length === 0 ? <p className={classes.none}>{t('picker.none')}</p> : null}
          {groups.map(({ id, entries }) => (
            <section key={id} aria-label={t(`picker.${id}`)}>
              <h3 className={classes.heading}>{t(`picker.${id}`)}</h3>
              <EmojiGrid entries={entries} tabStop={first?.sign} onPick={onPick} />
            </section>
          ))}
        </div>
      </div>
    </AnchoredPopover>
  );
}

interface EmojiEntry {
  sign: string;
  /** Names of the emoji, separated by commas; the first is its label. */
  words: string;
}

/** The groups with the emojis whose names contain what was typed; empty groups are left out. */
function useMatchingGroups(typed: string) {
  const { t } = useTranslation('chat');
  const needle = foldText(typed);
  return emojiGroups
    .map(({ id, entries }) => ({
      id,
      entries: entries
        .map(([name, sign]): EmojiEntry => ({ sign, words: t(`emoji.${name}`) }))
        .filter(({ words }) => foldText(words).includes(needle)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

interface EmojiGridProps {
  entries: EmojiEntry[];
  /** The one emoji of all groups that the Tab key stops at; arrows move on from there. */
  tabStop: string | undefined;
  onPick: (sign: string) => void;
}

function EmojiGrid({ entries, tabStop, onPick }: EmojiGridProps) {
  return (
    <div className={classes.grid}>
      {entries.map(({ sign, words }) => (
        <button
          key={sign}
          type="button"
          className={classes.emoji}
          tabIndex={sign === tabStop ? 0 : -1}
          aria-label={words.split(',')[0]}
          title={words.split(',')[0]}
          onClick={() => onPick(sign)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
