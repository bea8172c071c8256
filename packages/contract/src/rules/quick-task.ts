import type { TaskTag } from '../areas/todo-choices.ts';
import { foldLetters } from './fold-text.ts';
import { findSpokenDate } from './spoken-date.ts';

/** What was understood of a task written in one line. */
export interface QuickTask<P> {
  /** What is left of the line; empty when nothing was. */
  title: string;
  /** `YYYY-MM-DD`. */
  dueDate: string | null;
  tags: TaskTag[];
  assignee: P | null;
  isImportant: boolean;
}

/** How a tag may be called after `#`: on the wire, and on screen. */
const tagNames: Record<string, TaskTag> = {
  team: 'team',
  equipo: 'team',
  low: 'low',
  baja: 'low',
  medium: 'medium',
  media: 'medium',
  high: 'high',
  alta: 'high',
  urgente: 'high',
  update: 'update',
  actualizacion: 'update',
  actualizar: 'update',
};

/** The person of `@camila`, `@camila.rojas` or, when unambiguous, `@cam` or `@rojas`. */
function findPerson<P extends { fullName: string }>(word: string, people: readonly P[]): P | null {
  const wanted = foldLetters(word).replaceAll(/[._-]/g, '');
  if (wanted === '') return null;
  const names = people.map((person) => ({
    person,
    parts: foldLetters(person.fullName).split(/\s+/),
  }));
  const rules: ((parts: string[]) => boolean)[] = [
    (parts) => parts.join('') === wanted,
    ([first]) => first === wanted,
    (parts) => parts.some((part) => part.startsWith(wanted)) || parts.join('').startsWith(wanted),
  ];
  for (const rule of rules) {
    const found = names.filter(({ parts }) => rule(parts));
    if (found.length > 0) return found.length === 1 ? (found[0]?.person ?? null) : null;
  }
  return null;
}

/** Replaces a removed part, so that its neighbours are not read as one expression. */
const gap = '\uE000';

interface QuickTaskContext<P> {
  /** `YYYY-MM-DD`. */
  today: string;
  people: readonly P[];
}

/**
 * Reads a task written in one line: "llamar a Rosa mañana #alta @camila !". A day, tags, a person and an
 * exclamation mark on its own are taken out; everything else stays in the title.
 */
export function readQuickTask<P extends { fullName: string }>(
  line: string,
  { today, people }: QuickTaskContext<P>,
): QuickTask<P> {
  const tags = new Set<TaskTag>();
  let assignee: P | null = null;
  let isImportant = false;
  const marked = line
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s\uE000]+/gu, ' ')
    .replaceAll(/(?<=^|\s)([#@!])(\S*)(?=\s|$)/g, (whole, sign: string, word: string) => {
      if (sign === '!') {
        if (!/^!*$/.test(word)) return whole;
        isImportant = true;
        return gap;
      }
      // "#alta," is also accepted.
      const name = word.replace(/[,.;:]+$/, '');
      if (sign === '#') {
        const tag = Object.hasOwn(tagNames, foldLetters(name))
          ? tagNames[foldLetters(name)]
          : undefined;
        if (tag === undefined) return whole;
        tags.add(tag);
        return gap;
      }
      const person = assignee === null ? findPerson(name, people) : null;
      if (person === null) return whole;
      assignee = person;
      return gap;
    });
  const date = findSpokenDate(marked, today);
  const rest =
    date === null ? marked : `${marked.slice(0, date.start)}${gap}${marked.slice(date.end)}`;
  return {
    title: titleOf(rest),
    dueDate: date?.day ?? null,
    tags: [...tags],
    assignee,
    isImportant,
  };
}

/** Without the gaps, nor a comma that led to what stood there. */
function titleOf(rest: string): string {
  return rest
    .replace(/[\s,;:]*\uE000[\s,;:\uE000]*$/, '')
    .replaceAll(/\s*\uE000(?=\s*[,.;:])/g, '')
    .replaceAll(gap, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
