import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aboutActor,
  aboutSubject,
  ChainCheck,
  type ChainHead,
  hashOf,
  noEntries,
  personalDigest,
  type StoredEntry,
} from './chain.ts';

type Written = Pick<
  StoredEntry,
  'action' | 'actorId' | 'actorName' | 'address' | 'subjectName' | 'details'
>;

const written: fc.Arbitrary<Written> = fc.record({
  action: fc.constantFrom('ingreso', 'rol', 'exportacion'),
  actorId: fc.option(fc.nat()),
  actorName: fc.option(fc.string()),
  address: fc.option(fc.ipV4()),
  subjectName: fc.option(fc.string()),
  details: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer())),
});
const chains = fc.array(written, { minLength: 2, maxLength: 12 }).map(chainOf);

function chainOf(acts: readonly Written[]): StoredEntry[] {
  let { hash: previous } = noEntries;
  return acts.map((act, at) => {
    const [actorSalt, subjectSalt] = [`a${at}`, `s${at}`];
    const browser = 'Firefox, Linux';
    const linked = {
      ...act,
      companyId: 1,
      seq: at + 1,
      at: new Date(1_780_000_000_000 + at),
      subjectKind: 'persona',
      subjectId: '7',
      actorDigest: personalDigest(actorSalt, aboutActor({ ...act, browser })),
      subjectDigest: personalDigest(subjectSalt, aboutSubject(act)),
      previous,
    };
    previous = hashOf(linked);
    return { ...linked, browser, actorSalt, subjectSalt, hash: previous };
  });
}

const endOf = (entries: readonly StoredEntry[]): ChainHead => entries.at(-1) ?? noEntries;

function check(entries: readonly StoredEntry[], head: ChainHead) {
  const chain = new ChainCheck();
  for (const entry of entries) chain.add(entry);
  return chain.report(head);
}

/** Each field of an entry with another value than it had. */
const changes: { [Name in keyof StoredEntry]: (entry: StoredEntry) => StoredEntry[Name] } = {
  companyId: ({ companyId }) => companyId + 1,
  seq: ({ seq }) => seq + 100,
  at: ({ at }) => new Date(at.getTime() + 1),
  action: ({ action }) => `${action}x`,
  actorId: ({ actorId }) => (actorId ?? 0) + 1,
  actorName: ({ actorName }) => `${actorName ?? ''}x`,
  address: ({ address }) => `${address ?? ''}x`,
  browser: ({ browser }) => `${browser ?? ''}x`,
  actorSalt: ({ actorSalt }) => `${actorSalt}x`,
  actorDigest: ({ actorDigest }) => `${actorDigest}x`,
  subjectKind: ({ subjectKind }) => `${subjectKind}x`,
  subjectId: ({ subjectId }) => `${subjectId}x`,
  subjectName: ({ subjectName }) => `${subjectName ?? ''}x`,
  subjectSalt: ({ subjectSalt }) => `${subjectSalt}x`,
  subjectDigest: ({ subjectDigest }) => `${subjectDigest}x`,
  details: ({ details }) => ({ ...details, otro: `${Object.keys(details).length}x` }),
  previous: ({ previous }) => `${previous}x`,
  hash: ({ hash }) => `${hash}x`,
};

const inChain = fc.tuple(chains, fc.nat()).map(([entries, at]) => ({
  entries,
  at: at % entries.length,
}));

describe('a chain of entries', () => {
  it('is whole as it was written', () => {
    fc.assert(
      fc.property(chains, (entries) => {
        expect(check(entries, endOf(entries))).toEqual({
          entradas: entries.length,
          borradas: 0,
          huella: endOf(entries).hash,
          rota: null,
        });
      }),
    );
    expect(check([], noEntries)).toEqual({ entradas: 0, borradas: 0, huella: null, rota: null });
  });

  it.each(Object.entries(changes))('names the entry whose %s was changed', (name, change) => {
    fc.assert(
      fc.property(inChain, ({ entries, at }) => {
        const changed = entries.map((entry, index) =>
          index === at ? { ...entry, [name]: change(entry) } : entry,
        );
        // A hash that was changed shows where the next entry hangs on it, too; the first of both is named.
        expect(check(changed, endOf(entries)).rota).toMatchObject({ id: at + 1 });
      }),
    );
  });

  it('names the entry that was changed by somebody who wrote its hash anew', () => {
    fc.assert(
      fc.property(inChain, ({ entries, at }) => {
        const changed = entries.map((entry, index) => {
          if (index !== at) return entry;
          const forged = { ...entry, action: 'otra' };
          return { ...forged, hash: hashOf(forged) };
        });
        const named = Math.min(at + 2, entries.length);
        expect(check(changed, endOf(entries)).rota).toMatchObject({ id: named });
      }),
    );
  });

  it('names the entry that was taken away, also the last one', () => {
    fc.assert(
      fc.property(inChain, ({ entries, at }) => {
        const left = entries.filter((_, index) => index !== at);
        expect(check(left, endOf(entries)).rota).toEqual({ id: at + 1, falla: 'falta' });
      }),
    );
  });

  it('names the first of two entries that changed places', () => {
    fc.assert(
      fc.property(inChain, ({ entries, at }) => {
        const [first, second] = [Math.min(at, entries.length - 2), 0];
        const from = entries[first];
        const to = entries[first + 1] ?? entries[second];
        if (from === undefined || to === undefined) return;
        // They have each other's numbers, so that none is missing.
        const swapped = entries.with(first, { ...to, seq: from.seq });
        swapped[first + 1] = { ...from, seq: to.seq };
        expect(check(swapped, endOf(entries)).rota).toEqual({ id: first + 1, falla: 'alterada' });
      }),
    );
  });

  it('names an entry that was added behind its end', () => {
    fc.assert(
      fc.property(chains, (entries) => {
        const head = endOf(entries.slice(0, -1));
        expect(check(entries, head).rota).toEqual({ id: entries.length, falla: 'sobra' });
      }),
    );
  });

  it('stays whole when what is personal is erased', () => {
    fc.assert(
      fc.property(inChain, ({ entries, at }) => {
        const nobody = { actorName: null, address: null, browser: null, actorSalt: null };
        const erased = entries.map((entry, index) =>
          index === at ? { ...entry, ...nobody, subjectName: null, subjectSalt: null } : entry,
        );
        expect(check(erased, endOf(entries))).toMatchObject({ borradas: 1, rota: null });
      }),
    );
  });

  it('names the entry whose personal values went without their salt, or came back', () => {
    const entries = chainOf(
      Array.from({ length: 3 }, () => ({
        action: 'rol',
        actorId: 1,
        actorName: 'Camila Rojas',
        address: '192.0.2.1',
        subjectName: 'Pedro',
        details: {},
      })),
    );
    const [, second] = entries;
    if (second === undefined) throw new Error('There are three');
    const wrong = [
      { ...second, actorName: null },
      { ...second, subjectSalt: null, subjectName: 'Otra' },
    ];
    for (const entry of wrong) {
      expect(check(entries.with(1, entry), endOf(entries)).rota).toEqual({
        id: 2,
        falla: 'datos-alterados',
      });
    }
  });
});
