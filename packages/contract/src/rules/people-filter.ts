import { foldText } from './fold-text.ts';

interface Searched {
  fullName?: string;
  username?: string;
  email: string;
  role: string;
  status: string;
}

export interface PeopleFilter {
  /** Words, each in the name, the user name or the address, blind to case and accents. */
  q?: string | undefined;
  role?: readonly string[] | undefined;
  status?: readonly string[] | undefined;
}

const isIn = (list: readonly string[] | undefined, value: string) =>
  list === undefined || list.length === 0 || list.includes(value);

/** Whether a person, or somebody who is invited, is among those that are looked for. */
export function matchesPerson(person: Searched, { q = '', role, status }: PeopleFilter): boolean {
  const text = foldText(`${person.fullName ?? ''} ${person.username ?? ''} ${person.email}`);
  const words = foldText(q).split(' ');
  return (
    words.every((word) => text.includes(word)) &&
    isIn(role, person.role) &&
    isIn(status, person.status)
  );
}
