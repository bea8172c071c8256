import type { MailPerson } from '@pliego/contract/areas/email';
import { cast, type Person } from '#sample/cast.ts';

const asContact = ({ fullName, email, avatar }: Person): MailPerson => ({
  name: fullName,
  email,
  avatar,
});

/** Whose mailbox it is. */
export const me: MailPerson = asContact(cast.daniela);

/** Whom one can write to without knowing their address. */
export const people: MailPerson[] = Object.values(cast)
  .filter((person) => person !== cast.daniela)
  .map(asContact);
