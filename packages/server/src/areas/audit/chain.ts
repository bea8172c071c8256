import { createHash, randomBytes } from 'node:crypto';
import type { ChainFault, ChainReport } from '@pliego/contract/areas/audit';
import type { AuditDetails } from '#server/db/schema/audit.ts';

/*
 * The law of the chain, as functions: what an entry's hash is of, and what is wrong with a row of entries. A change of the form
 * of the text would break every chain that exists: a new form needs a new number, which is part of the text.
 */

const form = 1;

/** What is personal in an entry: about who did it, or about what it was done to. Null once it was erased. */
export type PersonalValues = readonly (string | null)[];

/** Everything that an entry's hash is of. */
export interface LinkedEntry {
  companyId: number;
  seq: number;
  at: Date;
  action: string;
  actorId: number | null;
  actorDigest: string;
  subjectKind: string | null;
  subjectId: string | null;
  subjectDigest: string;
  details: AuditDetails;
  previous: string;
}

export interface StoredEntry extends LinkedEntry {
  actorName: string | null;
  address: string | null;
  browser: string | null;
  actorSalt: string | null;
  subjectName: string | null;
  subjectSalt: string | null;
  hash: string;
}

/** The end of a chain: the number and the hash of its last entry. */
export interface ChainHead {
  seq: number;
  hash: string;
}

/** Of a chain without entries. The first entry hangs on its hash. */
export const noEntries: ChainHead = { seq: 0, hash: '' };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const newSalt = (): string => randomBytes(16).toString('base64url');

/** A digest from which nobody guesses what is personal, unless they have its salt. */
export const personalDigest = (salt: string, values: PersonalValues): string =>
  sha256(JSON.stringify([salt, ...values]));

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/** The canonical text of an entry: one for each entry, whatever the order in which the database gives its details. */
export function canonicalText(entry: LinkedEntry): string {
  return JSON.stringify([
    form,
    entry.companyId,
    entry.seq,
    entry.at.toISOString(),
    entry.action,
    entry.actorId,
    entry.actorDigest,
    entry.subjectKind,
    entry.subjectId,
    entry.subjectDigest,
    Object.entries(entry.details).toSorted(byName),
    entry.previous,
  ]);
}

export const hashOf = (entry: LinkedEntry): string => sha256(canonicalText(entry));

export const aboutActor = (
  entry: Pick<StoredEntry, 'actorName' | 'address' | 'browser'>,
): PersonalValues => [entry.actorName, entry.address, entry.browser];

export const aboutSubject = (entry: Pick<StoredEntry, 'subjectName'>): PersonalValues => [
  entry.subjectName,
];

/** Whether personal values are those that were written, or were erased together with their salt. */
function isFaithful(salt: string | null, values: PersonalValues, digest: string): boolean {
  if (salt === null) return values.every((value) => value === null);
  return personalDigest(salt, values) === digest;
}

/** Reads a chain from its first entry on, in order, and names the first that is wrong. */
export class ChainCheck {
  #last: ChainHead = noEntries;
  #erased = 0;
  #broken: ChainReport['rota'] = null;

  #break(id: number, falla: ChainFault): void {
    this.#broken ??= { id, falla };
  }

  add(entry: StoredEntry): void {
    if (this.#broken !== null) return;
    const expected = this.#last.seq + 1;
    if (entry.seq !== expected) this.#break(expected, 'falta');
    else if (entry.previous !== this.#last.hash || hashOf(entry) !== entry.hash) {
      this.#break(entry.seq, 'alterada');
    } else if (
      !isFaithful(entry.actorSalt, aboutActor(entry), entry.actorDigest) ||
      !isFaithful(entry.subjectSalt, aboutSubject(entry), entry.subjectDigest)
    ) {
      this.#break(entry.seq, 'datos-alterados');
    }
    if (entry.actorSalt === null || entry.subjectSalt === null) this.#erased += 1;
    this.#last = { seq: entry.seq, hash: entry.hash };
  }

  /** What was found, once all entries were read; `head` is the end that the chain had by then. */
  report(head: ChainHead): ChainReport {
    const { seq, hash } = this.#last;
    if (seq < head.seq) this.#break(seq + 1, 'falta');
    else if (seq > head.seq) this.#break(head.seq + 1, 'sobra');
    else if (hash !== head.hash) this.#break(seq, 'alterada');
    const rota = this.#broken;
    return {
      entradas: seq,
      borradas: this.#erased,
      huella: rota === null ? hash || null : null,
      rota,
    };
  }
}
