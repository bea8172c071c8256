import { describe, expect, it } from 'vitest';
import { changesOf } from '../changes.ts';
import { foldTender } from '../fold.ts';
import type { JsonObject, Observation } from '../notice.ts';

function release(day: number, tag: string, rest: JsonObject): Observation {
  const date = `2026-03-0${day}T10:00:00.000Z`;
  return {
    source: 'ocds',
    code: 'ocds-a-1',
    format: 'ocds-release',
    observedAt: date,
    payload: { ocid: 'ocds-a-1', id: String(day), date, tag: [tag], ...rest },
  };
}

const called = release(1, 'tender', {
  tender: {
    id: 't',
    title: 'Guantes',
    status: 'active',
    value: { amount: 100, currency: 'CLP' },
    items: [{ id: '1', description: 'Guante' }],
    documents: [
      { id: 'b', title: 'Bases' },
      { id: 'x', title: 'Anexo' },
    ],
  },
});
const clarified = release(2, 'tenderUpdate', {
  tender: { id: 't', documents: [{ id: 'a', title: 'Aclaración' }] },
});
const won = (day: number, id: string, amount: number) =>
  release(day, 'award', {
    awards: [{ id, value: { amount, currency: 'CLP' }, suppliers: [{ name: `Empresa ${id}` }] }],
  });
const planned = release(4, 'planning', {
  planning: { budget: { amount: { amount: 999, currency: 'CLP' } } },
});

describe('the releases of one process', () => {
  const all = [called, clarified, won(3, 'uno', 40), planned, won(5, 'dos', 50)];

  it('keep what a later one does not repeat, in any order', () => {
    for (const observations of [all, all.toReversed()]) {
      const folded = foldTender(observations);
      expect(folded.documents.map(({ titulo }) => titulo)).toEqual([
        'Bases',
        'Anexo',
        'Aclaración',
      ]);
      expect(folded.items).toHaveLength(1);
      expect(folded.award).toMatchObject({ monto: 90 });
      expect(folded.award?.proveedores).toHaveLength(2);
      expect(folded.milestones.publicacion?.instante).toBe('2026-03-01T10:00:00.000Z');
    }
  });

  it('have the value of the tender, whatever a later budget says', () => {
    expect(foldTender(all)).toMatchObject({ amount: 100, currency: 'CLP' });
  });

  it('lose a value that a later one withdraws', () => {
    const withdrawn = release(6, 'tenderUpdate', { tender: { id: 't', value: { amount: null } } });
    expect(foldTender([called, withdrawn]).amount).toBeNull();
  });

  it('are told as changes without removals', () => {
    const removed = changesOf(all).filter(({ after }) => after === null);
    // An award has a number where it is the only one.
    expect(removed.map(({ field, detail }) => `${field} ${detail}`)).toEqual([
      'adjudicacion numero',
    ]);
  });

  it('count from the latest compiled release, which is whole', () => {
    const compiled = release(6, 'compiled', {
      tender: { id: 't', title: 'Guantes', documents: [{ id: 'b', title: 'Bases' }] },
    });
    const { documents, award } = foldTender([...all, compiled]);
    expect(documents).toHaveLength(1);
    expect(award).toBeNull();
  });
});
