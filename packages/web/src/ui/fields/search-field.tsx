import { CloseButton, TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useWidgetTexts } from '../texts/widget-texts.tsx';

interface SearchFieldProps extends Pick<TextInputProps, 'className' | 'size' | 'w' | 'maw' | 'id'> {
  /** Accessible name and placeholder. */
  label: string;
  /** What is searched for now, as the address has it. */
  value: string;
  /** Called a moment after the last key, or at once on Enter and when the field is cleared. */
  onSearch: (text: string) => void;
}

const pauseMs = 200;

/** Searches while one types. What is typed is never taken away by an answer that comes late. */
export function SearchField({ label, value, onSearch, ...look }: SearchFieldProps) {
  const texts = useWidgetTexts();
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Not the answer to what was typed: the address changed by other ways, as back or "clear all".
    if (value.trim() !== asked.trim()) {
      setAsked(value);
      setText(value);
    }
  }
  const ask = (next: string) => {
    setAsked(next);
    onSearch(next);
  };
  const askSoon = useDebouncedCallback(ask, pauseMs);
  const askNow = (next: string) => {
    askSoon.cancel();
    setText(next);
    ask(next);
  };
  return (
    <TextInput
      {...look}
      type="search"
      value={text}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text === '' ? null : (
          <CloseButton size="sm" aria-label={texts.clear} onClick={() => askNow('')} />
        )
      }
      onChange={(event) => {
        setText(event.currentTarget.value);
        askSoon(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') askNow(event.currentTarget.value);
        if (event.key === 'Escape' && text !== '') {
          event.stopPropagation();
          askNow('');
        }
      }}
    />
  );
}
