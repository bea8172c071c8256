import { expect, test } from 'vitest';
import { EditedFields } from './edited-fields.ts';

const input = (value: string) => ({ isConnected: true, textContent: '', value });

test('nothing was typed on a page that was only read', () => {
  expect(new EditedFields().hasText()).toBe(false);
});

test('text holds until it is deleted or its field is gone', () => {
  const fields = new EditedFields();
  const name = input('Ana');
  const note = { isConnected: true, textContent: 'A medio escribir' };
  fields.add(name);
  fields.add(note);
  name.value = '';
  expect(fields.hasText()).toBe(true);
  note.isConnected = false;
  expect(fields.hasText()).toBe(false);
  name.value = 'Ana María';
  expect(fields.hasText()).toBe(true);
});
