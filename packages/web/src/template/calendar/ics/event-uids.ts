import type { Entry, EntryParts } from '../event/entry.ts';

/*
 * In a file each event has a UID, and the same UID means the same event (RFC 5545, 3.8.4.7). An event created here
 * gets a random UID; seeded events use their id.
 */

const domain = 'calendario.pliego';

/** Its name, also when none was given to it. */
function uidOf({ uid, id }: Entry): string {
  return uid === '' ? `${id}@${domain}` : uid;
}

/** With its name written down, for when it gets another number. */
export function withUid(entry: Entry): Entry {
  return { ...entry, uid: uidOf(entry) };
}

/** What is added gets a name that no event has, here or elsewhere, unless it brings one. */
export function named<Parts extends EntryParts>(
  parts: Parts,
  random: Uint8Array = crypto.getRandomValues(new Uint8Array(16)),
): Parts {
  if (parts.uid !== '') return parts;
  const name = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { ...parts, uid: `${name}@${domain}` };
}

/** The UIDs of the events of a calendar, all different: the first event with a UID keeps it. */
export function uidsOf(entries: readonly Entry[]): ReadonlyMap<Entry, string> {
  const taken = new Set<string>();
  const uids = new Map<Entry, string>();
  for (const entry of entries) {
    let uid = uidOf(entry);
    for (let next = 2; taken.has(uid); next += 1) uid = `${entry.id}-${next}@${domain}`;
    taken.add(uid);
    uids.set(entry, uid);
  }
  return uids;
}
