import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openMention, partsOf, storedOf, typedOf } from './mention-text.ts';

const people = [
  { id: 3, fullName: 'Ana Soto' },
  { id: 12, fullName: 'Ana Soto Pérez' },
];

describe('mentions', () => {
  it('are stored by number and typed by name', () => {
    const typed = 'Hola @Ana Soto Pérez y @Ana Soto: ¿alcanzamos?';
    const stored = 'Hola @[12] y @[3]: ¿alcanzamos?';
    expect(storedOf(typed, people)).toBe(stored);
    expect(typedOf(stored, people)).toBe(typed);
  });

  it('of somebody unknown stay as they are', () => {
    expect(typedOf('@[99] se fue', people)).toBe('@[99] se fue');
  });

  it('cut a text into parts that are the text again', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.nat({ max: 9_999 }).map((id) => `@[${id}]`),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const stored = pieces.join('');
        const again = partsOf(stored)
          .map((part) => (part.kind === 'text' ? part.text : `@[${part.id}]`))
          .join('');
        expect(again.replaceAll(/@\[0*(\d+)\]/g, '@[$1]')).toBe(
          stored.replaceAll(/@\[0*(\d+)\]/g, '@[$1]'),
        );
      }),
    );
  });

  it('are being typed after an @ that begins a word', () => {
    expect(openMention('Hola @An', 8)).toEqual({ at: 5, said: 'An' });
    expect(openMention('@', 1)).toEqual({ at: 0, said: '' });
    expect(openMention('a@b', 3)).toBeNull();
    expect(openMention('Hola', 4)).toBeNull();
  });
});
