import type { MailPerson } from '@pliego/contract/areas/email';
import type { Visitor } from '#sample/area.ts';
import { cast, type Person } from '#sample/cast.ts';
import { exchangeFor } from '#sample/me.ts';

const asContact = ({ fullName, email, avatar }: Person): MailPerson => ({
  name: fullName,
  email,
  avatar,
});

/** Whose mailbox it is, and whom one can write to without knowing their address. */
export function peopleFor(visitor: Visitor): { me: MailPerson; people: MailPerson[] } {
  const { me, person } = exchangeFor(visitor);
  const people = Object.values(cast)
    .map(person)
    .filter(({ email }) => email !== me.email);
  return { me: asContact(me), people: people.map(asContact) };
}
