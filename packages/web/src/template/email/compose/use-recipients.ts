import { useCombobox } from '@mantine/core';
import type { Recipient } from '@pliego/contract/areas/email';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { foldText } from '@pliego/contract/rules/fold-text';
import { useMailPeople } from '../mail-names.ts';
import { typedRecipients, withRecipients } from './typed-addresses.ts';

interface RecipientsOptions {
  value: readonly Recipient[];
  onChange: (recipients: Recipient[]) => void;
  /** The text of the field that is no recipient yet. */
  typed: string;
  onType: (typed: string) => void;
}

const mostOffered = 6;
const separator = /[,;\n]/;

/** What is typed in a field of recipients: the people it offers, and how text becomes recipients. */
export function useRecipients({ value, onChange, typed, onType }: RecipientsOptions) {
  const { people } = useMailPeople();
  const [wrong, setWrong] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });

  const needle = foldText(typed);
  const offered = people
    .filter(({ email }) => !value.some((one) => one.email === email))
    .filter(({ name, email }) => foldText(`${name} ${email}`).includes(needle))
    .slice(0, mostOffered);

  const add = (recipients: readonly Recipient[], rest = '') => {
    if (recipients.length > 0) onChange(withRecipients(value, recipients));
    if (rest !== typed) onType(rest);
    setWrong(rest);
    combobox.closeDropdown();
  };
  /** Adds the addresses of a text; what is no address stays in the field to be corrected. */
  const take = (text: string) => {
    const { recipients, rest } = typedRecipients(text, people);
    add(recipients, rest);
  };
  const pick = (email: string) => {
    const person = people.find((one) => one.email === email);
    if (person !== undefined) add([{ name: person.name, email: person.email }]);
  };
  const takeOrPick = () => {
    const [best] = offered;
    const isAddress = typedRecipients(typed, people).recipients.length > 0;
    if (!isAddress && typed !== '' && best !== undefined) pick(best.email);
    else take(typed);
  };
  return {
    combobox,
    offered,
    wrong,
    pick,
    remove: ({ email: removed }: Recipient) =>
      onChange(value.filter(({ email }) => email !== removed)),
    onBlur: () => {
      combobox.closeDropdown();
      take(typed);
    },
    onInput: (text: string) => {
      combobox.openDropdown();
      combobox.updateSelectedOptionIndex();
      setWrong('');
      if (separator.test(text)) take(text);
      else onType(text);
    },
    onPaste: (event: ClipboardEvent) => {
      const pasted = event.clipboardData.getData('text');
      if (!separator.test(pasted)) return;
      event.preventDefault();
      take(`${typed}${pasted}`);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isOnOption = combobox.getSelectedOptionIndex() >= 0;
      if (event.key === 'Backspace' && typed === '' && value.length > 0) {
        event.preventDefault();
        onChange(value.slice(0, -1));
      } else if (event.key === 'Enter' && !isOnOption) {
        // Enter in a field would submit the form.
        event.preventDefault();
        takeOrPick();
      } else if (event.key === 'Escape' && combobox.dropdownOpened) {
        // The window around stays open.
        event.stopPropagation();
        combobox.closeDropdown();
      }
    },
  };
}
