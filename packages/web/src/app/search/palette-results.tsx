/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a list in groups, driven by the field above it, has no tag of its own */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listbox } from '#web/ui/fields/use-listbox.ts';
import { PaletteRow } from './palette-row.tsx';
import type { EntryGroup, SearchEntry } from './search-entry.ts';
import parts from './search-parts.module.css';
import classes from './palette-results.module.css';

interface PaletteResultsProps {
  listbox: Listbox;
  groups: readonly EntryGroup[];
  text: string;
  onPick: (entry: SearchEntry) => void;
}

/** The groups and their entries, how many there are, and which keys do what. */
export function PaletteResults(props: PaletteResultsProps) {
  const { listbox, groups, text } = props;
  const { t } = useTranslation();
  const typed = text.trim();
  const all = groups.flatMap((group) => group.entries);
  const found = all.filter(({ instead }) => instead === undefined);
  const messages = groups.flatMap(({ message, entries }) => [
    ...(message === undefined ? [] : [message]),
    ...entries.flatMap(({ instead, title }) => (instead === 'problem' ? title : [])),
  ]);
  const isEmpty = groups.length === 0;
  const chosen = all[listbox.active];
  const none = t('search.none', { text: typed });
  const count = found.length > 0 ? t('search.count', { count: found.length }) : [];
  const said = isEmpty ? none : messages.concat(count).join('. ');
  return (
    <>
      <div
        id={listbox.listId}
        role="listbox"
        tabIndex={-1}
        aria-label={t('search.results')}
        className={classes.results}
      >
        {groups.map((group, place) => {
          const before = groups.slice(0, place).flatMap(({ entries }) => entries).length;
          return <Group key={group.name} {...props} group={group} before={before} />;
        })}
      </div>
      {isEmpty ? (
        <div aria-hidden className={classes.empty}>
          <p>{none}</p>
          <p>{t('search.noneText')}</p>
        </div>
      ) : null}
      <output className={parts.said}>{typed === '' ? '' : said}</output>
      <div aria-hidden className={`${parts.keys} ${parts.named} ${classes.keys}`}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keys.move')}
        </span>
        {chosen?.forget !== undefined ? (
          <span>
            <kbd>{t('search.keys.delete')}</kbd> {t('search.keys.forget')}
          </span>
        ) : null}
        {chosen?.also !== undefined ? (
          <span>
            <kbd>{t('search.follow.shift')}</kbd> <kbd>↵</kbd> {chosen.also.label.toLowerCase()}
          </span>
        ) : null}
        <span>
          <kbd>Esc</kbd> {t('search.keys.close')}
        </span>
        {chosen === undefined ? null : (
          <span className={classes.does}>
            {chosen.hint} <kbd>↵</kbd>
          </span>
        )}
      </div>
    </>
  );
}

interface GroupProps extends PaletteResultsProps {
  group: EntryGroup;
  /** How many entries are above it. */
  before: number;
}

function Group({ group, before, listbox, text, onPick }: GroupProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId} className={classes.group}>
      <div id={headingId} role="presentation" className={classes.heading}>
        {t(`search.groups.${group.name}`)}
      </div>
      {group.message === undefined ? null : (
        <div role="presentation" className={classes.message}>
          {group.message}
        </div>
      )}
      {group.entries.map((entry, place) => (
        <PaletteRow
          key={entry.id}
          entry={entry}
          text={text}
          option={listbox.option(before + place)}
          active={before + place === listbox.active}
          onPick={() => onPick(entry)}
        />
      ))}
    </div>
  );
}
