/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a multiple list one can search has no tag of its own */
import { Loader, TextInput } from '@mantine/core';
import { IconCheck, IconPlus, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { foldText } from '#web/lib/fold-text.ts';
import { useUiTexts } from './texts.tsx';
import classes from './pick-list.module.css';

export interface PickOption {
  value: string;
  label: string;
  /** Beside the label: a dot, a face. */
  prefix?: ReactNode;
  /** At the end: how many there are. */
  count?: string;
}

interface PickListProps {
  label: string;
  options: PickOption[];
  selected: readonly string[];
  /** One value only: picking is choosing, not toggling. */
  single?: boolean;
  onPick: (value: string) => void;
  searchLabel?: string;
  /** When given, whoever owns the options searches them; otherwise they are searched here. */
  onSearch?: (text: string) => void;
  busy?: boolean;
  /** Offers to make what was typed and is not there. */
  create?: { label: (text: string) => string; onCreate: (text: string) => void };
  autoFocus?: boolean;
  maxHeight?: number;
}

const createValue = '\u0000create';

/** A searchable list of options, by pointer and by keyboard: arrows, Enter, Home and End. */
export function PickList(props: PickListProps) {
  const { label, options, selected, single = false, onPick, create, onSearch } = props;
  const texts = useUiTexts();
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);

  const needle = foldText(text);
  const found =
    onSearch === undefined && needle !== ''
      ? options.filter((option) => foldText(option.label).includes(needle))
      : options;
  const exact = options.some((option) => foldText(option.label) === needle);
  const offer: PickOption[] =
    create !== undefined && needle !== '' && !exact
      ? [{ value: createValue, label: create.label(text.trim()), prefix: <IconPlus size={14} /> }]
      : [];
  const shown = [...found, ...offer];
  const current = Math.min(active, shown.length - 1);

  const search = (next: string) => {
    setText(next);
    setActive(0);
    onSearch?.(next);
  };
  const pick = (option: PickOption | undefined) => {
    if (option === undefined) return;
    if (option.value === createValue) create?.onCreate(text.trim());
    else onPick(option.value);
    if (text !== '') search('');
  };
  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    setActive(Math.max(0, Math.min(to, shown.length - 1)));
    document.getElementById(`${listId}-${to}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(event, current + 1);
    else if (event.key === 'ArrowUp') move(event, current - 1);
    else if (event.key === 'Home' && text === '') move(event, 0);
    else if (event.key === 'End' && text === '') move(event, shown.length - 1);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      pick(shown[current]);
    }
  };

  return (
    <div className={classes.root}>
      <TextInput
        className={classes.search}
        size="xs"
        variant="unstyled"
        value={text}
        placeholder={props.searchLabel ?? texts.search}
        aria-label={props.searchLabel ?? `${texts.search}: ${label}`}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown.length > 0 ? `${listId}-${current}` : undefined}
        autoComplete="off"
        leftSection={<IconSearch size={14} aria-hidden />}
        rightSection={props.busy === true ? <Loader size={14} /> : null}
        data-autofocus={props.autoFocus === false ? undefined : true}
        onChange={(event) => search(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        aria-multiselectable={single ? undefined : true}
        className={classes.list}
        style={{ maxHeight: props.maxHeight ?? 288 }}
      >
        {shown.map((option, index) => {
          const isSelected = selected.includes(option.value);
          return (
            // The search field keeps the focus and drives the list by keyboard (aria-activedescendant).
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={isSelected}
              className={classes.option}
              data-active={index === current || undefined}
              onMouseMove={() => setActive(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              {single ? null : (
                <span aria-hidden className={classes.box} data-checked={isSelected || undefined}>
                  {isSelected ? <IconCheck size={12} stroke={3} /> : null}
                </span>
              )}
              {option.prefix === undefined ? null : (
                <span aria-hidden className={classes.prefix}>
                  {option.prefix}
                </span>
              )}
              <span className={classes.label}>{option.label}</span>
              {single && isSelected ? <IconCheck size={15} aria-hidden /> : null}
              {option.count === undefined ? null : (
                <span className={classes.count}>{option.count}</span>
              )}
            </div>
          );
        })}
      </div>
      {shown.length === 0 ? (
        <output className={classes.empty}>
          {props.busy === true ? texts.loading : texts.noOptions}
        </output>
      ) : null}
    </div>
  );
}
