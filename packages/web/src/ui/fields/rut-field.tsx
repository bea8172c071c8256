import { TextInput, type TextInputProps } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { countBefore, cursorAfter, rutAsTyped } from './rut-typing.ts';

interface RutFieldProps extends Omit<TextInputProps, 'onChange'> {
  onChange: (rut: string) => void;
}

/** A RUT that gets its dots and hyphen while it is typed, with the cursor where it was. */
export function RutField({ onChange, ...rest }: RutFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** How many significant characters are before the cursor, after an edit. */
  const cursor = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (cursor.current === null || input.current === null) return;
    const place = cursorAfter(input.current.value, cursor.current);
    input.current.setSelectionRange(place, place);
    cursor.current = null;
  });
  const change = (typed: string) => {
    cursor.current = countBefore(typed, input.current?.selectionStart ?? typed.length);
    onChange(rutAsTyped(typed));
  };
  return (
    <TextInput
      {...rest}
      ref={input}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
