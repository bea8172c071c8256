import { cast, type Person } from './cast.ts';
import type { Visitor } from './area.ts';
import type { Collection, CollectionOf, Row } from './store.ts';

/** In the seeds, the person whose mail and conversations they are. */
const stand = cast.daniela;

/** A person as a mail or a conversation names them. */
interface Named {
  email: string;
  avatar?: string;
}

export interface Exchange {
  me: Person;
  /** Another one of a person of the seeds: the stand-in for the visitor, and the visitor for the stand-in. */
  person: (person: Person) => Person;
  /** Changes the names in something that is stored or shown, by its address; its own inverse. */
  named: <T extends Named & { name: string }>(named: T) => T;
}

const withName = <T extends Named & { name: string }>(
  named: T,
  { fullName, email, avatar }: Person,
): T => ({
  ...named,
  name: fullName,
  email,
  ...(named.avatar === undefined ? {} : { avatar }),
});

/** With whose eyes the seeds are read: the stand-in and the visitor change places. */
export function exchangeFor({ me = stand }: Visitor): Exchange {
  const other = (email: string): Person | undefined => {
    if (email === stand.email) return me;
    return email === me.email ? stand : undefined;
  };
  return {
    me,
    person: ({ fullName, email, avatar }) => other(email) ?? { fullName, email, avatar },
    named: (named) => {
      const found = other(named.email);
      return found === undefined ? named : withName(named, found);
    },
  };
}

/** A collection that each person has for themselves, where several share a store. */
export const ownCollection = <T extends Row>(
  collection: CollectionOf<T>,
  { own, store }: Visitor,
): Collection<T> =>
  store.collection(
    own === undefined ? collection : { ...collection, name: `${collection.name}-${own}` },
  );
