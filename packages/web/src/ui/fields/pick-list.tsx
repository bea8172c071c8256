/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a multiple list one can search has no tag of its own */
import { Combobox, Loader, TextInput } from '@mantine/core';
import { IconCheck, IconPlus, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { containsText, isSameText } from '#web/lib/rank-matches.ts';
import { useUiTexts } from '../texts/texts.tsx';
import { useListbox } from './use-listbox.ts';
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
  /** When given, the owner of the options searches them; otherwise they are searched here. */
  onSearch?: (text: string) => void;
  busy?: boolean;
  /** Offers to make what was typed and is not there. */
  create?: { label: (text: string) => string; onCreate: (text: string) => void };
  autoFocus?: boolean;
  maxHeight?: number;
}

const createValue = '\u0000create';

/** A searchable list of options, by pointer and by keyboard. */
export function PickList(props: PickListProps) {
  const { label, selected, single = false, busy = false, maxHeight = 288 } = props;
  const texts = useUiTexts();
  const { text, search, shown, pick } = useOptions(props);
  const listbox = useListbox({ ids: shown.map(({ value }) => value), resetOn: text });
  return (
    <Combobox store={listbox.store}>
      <div className={classes.root}>
        <Combobox.EventsTarget {...listbox.target}>
          <TextInput
            className={classes.search}
            size="xs"
            variant="unstyled"
            value={text}
            placeholder={props.searchLabel ?? texts.search}
            aria-label={props.searchLabel ?? `${texts.search}: ${label}`}
            leftSection={<IconSearch size={14} aria-hidden />}
            rightSection={busy ? <Loader size={14} /> : null}
            data-autofocus={props.autoFocus === false ? undefined : true}
            onChange={(event) => search(event.currentTarget.value)}
            onKeyDown={text === '' ? listbox.onKeyDown : undefined}
          />
        </Combobox.EventsTarget>
        <div
          id={listbox.listId}
          role="listbox"
          aria-label={label}
          aria-multiselectable={single ? undefined : true}
          className={classes.list}
          style={{ maxHeight }}
        >
          {shown.map((option, index) => (
            // The field keeps the focus and drives the list by keyboard (aria-activedescendant).
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.value}
              {...listbox.option(index)}
              role="option"
              aria-selected={selected.includes(option.value)}
              className={classes.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              <OptionContent
                option={option}
                single={single}
                isSelected={selected.includes(option.value)}
              />
            </div>
          ))}
        </div>
        {shown.length === 0 ? (
          <output className={classes.empty}>{busy ? texts.loading : texts.noOptions}</output>
        ) : null}
      </div>
    </Combobox>
  );
}

/** The options that fit what is typed, and the offer to create what is not there. */
function useOptions({ options, onSearch, create, onPick }: PickListProps) {
  const [text, setText] = useState('');
  const found =
    onSearch === undefined ? options.filter((option) => containsText(option.label, text)) : options;
  const isNew = text.trim() !== '' && options.every((option) => !isSameText(option.label, text));
  const offer: PickOption[] =
    create !== undefined && isNew
      ? [{ value: createValue, label: create.label(text.trim()), prefix: <IconPlus size={14} /> }]
      : [];
  const search = (next: string) => {
    setText(next);
    onSearch?.(next);
  };
  const pick = ({ value }: PickOption) => {
    if (value === createValue) create?.onCreate(text.trim());
    else onPick(value);
    if (text !== '') search('');
  };
  return { text, search, shown: [...found, ...offer], pick };
}

interface OptionContentProps {
  option: PickOption;
  single: boolean;
  isSelected: boolean;
}

function OptionContent({ option, single, isSelected }: OptionContentProps) {
  return (
    <>
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
      {option.count === undefined ? null : <span className={classes.count}>{option.count}</span>}
    </>
  );
}
