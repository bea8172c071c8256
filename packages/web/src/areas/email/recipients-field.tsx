import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import type { Recipient } from '@pliego/contract/areas/email';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#web/lib/fold-text.ts';
import { Face } from '#web/ui/person.tsx';
import { faceOf, nameOf, useMailPeople } from './mail-names.ts';
import { typedRecipients, withRecipients } from './typed-addresses.ts';
import classes from './recipients-field.module.css';

interface RecipientsFieldProps {
  name: string;
  label: string;
  value: readonly Recipient[];
  onChange: (recipients: Recipient[]) => void;
  /** What stands in the field and is no recipient, or none yet. */
  typed: string;
  onType: (typed: string) => void;
  error?: ReactNode;
  /** At the end of the line: the way to the other kinds of recipients. */
  aside?: ReactNode;
  /** Whoever asked for it types at once. */
  takesFocus?: boolean;
}

const mostOffered = 6;

/** People one knows, and any address that is typed or pasted. */
export function RecipientsField(props: RecipientsFieldProps) {
  const {
    name,
    label,
    value,
    onChange,
    typed: text,
    onType,
    error,
    aside,
    takesFocus = false,
  } = props;
  const { t } = useTranslation('email');
  const { people } = useMailPeople();
  const [wrong, setWrong] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });

  const needle = foldText(text);
  const offered = people
    .filter(({ email }) => !value.some((one) => one.email === email))
    .filter(({ name, email }) => foldText(`${name} ${email}`).includes(needle))
    .slice(0, mostOffered);

  const add = (recipients: readonly Recipient[], rest = '') => {
    if (recipients.length > 0) onChange(withRecipients(value, recipients));
    if (rest !== text) onType(rest);
    setWrong(rest);
    combobox.closeDropdown();
  };
  /** Takes in what was typed; what is no address stays to be mended. */
  const take = (typed: string) => {
    const { recipients, rest } = typedRecipients(typed, people);
    add(recipients, rest);
  };
  const pick = (email: string) => {
    const person = people.find((one) => one.email === email);
    if (person !== undefined) add([{ name: person.name, email: person.email }]);
  };

  return (
    <Combobox store={combobox} withinPortal={false} keepMounted={false} onOptionSubmit={pick}>
      <Combobox.DropdownTarget>
        <PillsInput
          className={classes.field}
          label={label}
          variant="unstyled"
          classNames={{ label: classes.label, root: classes.root, input: classes.input }}
          error={wrong === '' ? error : t('compose.wrongAddress', { text: wrong })}
          rightSection={aside}
          rightSectionWidth="auto"
          rightSectionPointerEvents="all"
          onClick={() => combobox.openDropdown()}
        >
          <Pill.Group>
            {value.map((recipient) => (
              <Pill
                key={recipient.email}
                className={classes.pill}
                title={recipient.email}
                withRemoveButton
                removeButtonProps={{
                  'aria-label': t('compose.removeRecipient', { name: nameOf(recipient) }),
                  'aria-hidden': false,
                  tabIndex: 0,
                }}
                onRemove={() => onChange(value.filter(({ email }) => email !== recipient.email))}
              >
                {nameOf(recipient)}
              </Pill>
            ))}
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                name={name}
                aria-label={label}
                ref={input}
                // A list to choose from, and any text besides; the library adds the rest of what it says.
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props
                role="combobox"
                data-autofocus={takesFocus || undefined}
                value={text}
                autoComplete="off"
                spellCheck={false}
                placeholder={value.length === 0 ? t('compose.recipientPlaceholder') : undefined}
                aria-invalid={wrong !== '' || Boolean(error) || undefined}
                onBlur={() => {
                  combobox.closeDropdown();
                  take(text);
                }}
                onChange={(event) => {
                  const typed = event.currentTarget.value;
                  combobox.openDropdown();
                  combobox.updateSelectedOptionIndex();
                  setWrong('');
                  if (/[,;\n]/.test(typed)) take(typed);
                  else onType(typed);
                }}
                onPaste={(event) => {
                  const pasted = event.clipboardData.getData('text');
                  if (!/[,;\n]/.test(pasted)) return;
                  event.preventDefault();
                  take(`${text}${pasted}`);
                }}
                onKeyDown={(event) => {
                  const isOnOption = combobox.getSelectedOptionIndex() >= 0;
                  if (event.key === 'Backspace' && text === '' && value.length > 0) {
                    event.preventDefault();
                    onChange(value.slice(0, -1));
                  } else if (event.key === 'Enter' && !isOnOption) {
                    // Enter in a field would send the mail.
                    event.preventDefault();
                    const [best] = offered;
                    const typed = typedRecipients(text, people);
                    if (typed.recipients.length === 0 && text !== '' && best !== undefined) {
                      pick(best.email);
                    } else take(text);
                  } else if (event.key === 'Escape' && combobox.dropdownOpened) {
                    // The window around stays.
                    event.stopPropagation();
                    combobox.closeDropdown();
                  }
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={offered.length === 0}>
        <Combobox.Options aria-label={label}>
          {offered.map((person) => (
            <Combobox.Option key={person.email} value={person.email}>
              <span className={classes.option}>
                <Face person={faceOf(person)} size={26} />
                <span className={classes.person}>
                  <span>{person.name}</span>
                  <span className={classes.email}>{person.email}</span>
                </span>
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
