/** A piece of a comment: text as it is, or somebody who is mentioned; `at` is where it begins. */
export type CommentPart = { at: number } & (
  | { kind: 'text'; text: string }
  | { kind: 'mention'; id: number }
);

const mention = /@\[(\d{1,10})\]/g;

/** The parts of a stored comment, whose mentions are `@[id]`. */
export function partsOf(stored: string): CommentPart[] {
  const parts: CommentPart[] = [];
  let from = 0;
  for (const match of stored.matchAll(mention)) {
    if (match.index > from) {
      parts.push({ at: from, kind: 'text', text: stored.slice(from, match.index) });
    }
    parts.push({ at: match.index, kind: 'mention', id: Number(match[1]) });
    from = match.index + match[0].length;
  }
  if (from < stored.length) parts.push({ at: from, kind: 'text', text: stored.slice(from) });
  return parts;
}

export interface Mentionable {
  id: number;
  fullName: string;
}

/** A stored comment as it is typed: mentions are `@Nombre Apellido`. */
export function typedOf(stored: string, people: readonly Mentionable[]): string {
  return stored.replaceAll(mention, (whole, id: string) => {
    const person = people.find((one) => one.id === Number(id));
    return person === undefined ? whole : `@${person.fullName}`;
  });
}

/** A typed comment as it is stored. The longest name wins where one begins with another. */
export function storedOf(typed: string, people: readonly Mentionable[]): string {
  const ordered = people.toSorted((a, b) => b.fullName.length - a.fullName.length);
  return ordered.reduce(
    (text, { id, fullName }) => text.replaceAll(`@${fullName}`, `@[${id}]`),
    typed,
  );
}

/** The mention that is being typed before the cursor: where it begins, and what it says so far; null without one. */
export function openMention(typed: string, cursor: number): { at: number; said: string } | null {
  const before = typed.slice(0, cursor);
  const match = /(?:^|\s)@([\p{L}\p{M} .'-]{0,30})$/u.exec(before);
  if (match === null) return null;
  const said = match[1] ?? '';
  return { at: cursor - said.length - 1, said };
}
