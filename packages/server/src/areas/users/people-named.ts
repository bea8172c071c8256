import { mayBeResponsible } from '@pliego/contract/abilities';
import { foldText } from '@pliego/contract/rules/fold-text';
import type { Member } from './queries.ts';

/** Numbers of the people that a text names: by name, user name or address; and of those, who may be responsible. */
export type PeopleNamed = (text: string) => { all: readonly number[]; eligible: readonly number[] };

/** Finds people of a company by what a cell of a spreadsheet calls them. */
export function peopleByText(members: readonly Member[]): PeopleNamed {
  const byText = new Map<string, Member[]>();
  for (const member of members) {
    const names = [member.fullName, member.username, member.email].map(foldText);
    for (const text of new Set(names)) {
      byText.set(text, [...(byText.get(text) ?? []), member]);
    }
  }
  return (text) => {
    const found = byText.get(foldText(text)) ?? [];
    const able = found.filter((one) => one.status === 'active' && mayBeResponsible(one.role));
    return { all: found.map(({ id }) => id), eligible: able.map(({ id }) => id) };
  };
}
