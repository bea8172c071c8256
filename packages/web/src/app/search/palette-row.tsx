import { VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListboxOption } from '#web/ui/fields/use-listbox.ts';
import { Marked } from './marked.tsx';
import type { SearchEntry } from './search-entry.ts';
import classes from './palette-row.module.css';

interface PaletteRowProps {
  option: ListboxOption;
  entry: SearchEntry;
  /** The typed text, to be highlighted. */
  text: string;
  active: boolean;
  onPick: () => void;
}

/** Clicks that the browser handles: a new tab, a new window, a download. */
const isForTheBrowser = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** One choice. What leads somewhere is a link, so that it also opens in a new tab. */
export function PaletteRow({ option, entry, text, active, onPick }: PaletteRowProps) {
  const router = useRouter();
  const { pick } = entry;
  const shared = {
    ...option,
    role: 'option',
    tabIndex: -1,
    'aria-selected': active,
    'aria-keyshortcuts': entry.also === undefined ? undefined : 'Shift+Enter',
    className: classes.row,
    // The field keeps the focus.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  } as const;
  const content = <RowContent entry={entry} text={text} />;
  return pick.kind === 'go' ? (
    <a
      {...shared}
      href={router.buildLocation(pick.to).href}
      onClick={(event) => {
        if (isForTheBrowser(event)) return;
        event.preventDefault();
        onPick();
      }}
    >
      {content}
    </a>
  ) : (
    <button {...shared} type="button" onClick={onPick}>
      {content}
    </button>
  );
}

function RowContent({ entry, text }: Pick<PaletteRowProps, 'entry' | 'text'>) {
  const { t } = useTranslation();
  const { icon, title, instead, code, note, aside, forget, also, marks } = entry;
  return (
    <>
      <span aria-hidden className={classes.icon}>
        {icon}
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          <bdi>
            <Marked text={title} typed={instead === undefined ? text : ''} words={marks} />
          </bdi>
        </span>
        {code === undefined && note === undefined ? null : (
          <span className={classes.note}>
            {code === undefined ? null : (
              <bdi className={classes.code}>
                <Marked text={code} typed={text} />
              </bdi>
            )}
            {note === undefined ? null : (
              <bdi>
                <Marked text={note} typed={text} words={marks} />
              </bdi>
            )}
          </span>
        )}
      </span>
      {aside === undefined ? null : <span className={classes.aside}>{aside}</span>}
      {forget === undefined ? null : (
        // An option cannot contain a control: the keyboard uses Delete, and clearing all is an option.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span
          aria-hidden
          title={forget.label}
          className={classes.forget}
          onClick={(event) => {
            event.stopPropagation();
            forget.run();
          }}
        >
          <IconX size={14} />
        </span>
      )}
      {also === undefined ? null : (
        // As above: the keyboard uses Shift and Enter.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span
          aria-hidden
          title={also.label}
          className={classes.forget}
          data-on={also.isOn || undefined}
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            also.run();
          }}
        >
          {also.icon}
        </span>
      )}
      {also?.isOn === true ? <VisuallyHidden>{t('search.follow.following')}</VisuallyHidden> : null}
    </>
  );
}
