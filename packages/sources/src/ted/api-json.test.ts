import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts.ts';
import { fileOf, observationsIn, recordsOf, rejectionsIn } from '../testing/files.ts';

const notice = {
  'publication-number': '00522955-2024',
  'notice-type': 'cn-standard',
  'publication-date': '2024-09-02+02:00',
  'buyer-name': { por: ['Porto'], spa: ['Puerto Claro'] },
  'buyer-country': ['ESP'],
  'notice-title': {
    eng: 'Spain – Works – Pier – first part',
    spa: 'España – Obras – Muelle – tramo uno',
  },
  'classification-cpv': ['45000000', '45000000', '45240000'],
  'estimated-value-lot': ['491624.64', '50983.3'],
  'estimated-value-cur-lot': ['EUR', 'EUR'],
  'deadline-receipt-tender-date-lot': ['2024-09-30+02:00', '2024-09-29+02:00'],
  'deadline-receipt-tender-time-lot': ['10:00:00+02:00', '23:00:00+02:00'],
  'procedure-type': 'open',
  'contract-nature': ['works'],
};
const answer = (...notices: unknown[]) =>
  JSON.stringify({ notices, totalNoticeCount: notices.length, iterationNextToken: null });
const records = (content: string) => recordsOf(fileOf('a.json', content));

async function factsIn(given: object) {
  const [observation] = observationsIn(await records(answer(given)));
  if (observation === undefined) throw new Error('nothing was read');
  return factsOf(observation);
}

describe('an answer of TED', () => {
  it.each([
    ['as it comes', answer(notice, notice)],
    ['as a list', JSON.stringify([notice, notice])],
    ['as lines', `${JSON.stringify(notice)}\n${JSON.stringify(notice)}\n`],
  ])('is read %s', async (_, content) => {
    expect(observationsIn(await records(content))).toMatchObject([
      {
        source: 'ted',
        format: 'ted-api',
        code: '522955-2024',
        observedAt: '2024-09-02T12:00:00.000Z',
      },
      { code: '522955-2024' },
    ]);
  });

  it('without notices is read as empty', async () => {
    expect(await records(answer())).toEqual([]);
  });

  it('rejects what has no number or no date, and reads the others', async () => {
    const found = await records(
      answer(
        { ...notice, 'publication-number': 'n.a.' },
        { ...notice, 'publication-date': null },
        7,
        notice,
      ),
    );
    expect(found.map(({ kind, line }) => [kind, line])).toEqual([
      ['rejected', 1],
      ['rejected', 2],
      ['rejected', 3],
      ['observation', 4],
    ]);
    expect(rejectionsIn(found).map(({ reasons }) => reasons)).toEqual([
      [{ code: 'anuncio-sin-numero' }],
      [{ code: 'anuncio-sin-fecha' }],
      [{ code: 'anuncio-sin-objeto' }],
    ]);
  });

  it('states what its fields say, the best language and the earliest deadline', async () => {
    const facts = await factsIn(notice);
    expect(facts).toMatchObject({
      title: 'Muelle – tramo uno',
      state: { code: 'cn-standard', class: 'publicada' },
      buyer: { name: 'Puerto Claro', key: 'nombre:es:puerto claro' },
      country: 'ES',
      category: 'obras',
      procedure: 'Abierto',
      amount: 542_607.94,
      currency: 'EUR',
      taxBasis: 'neto',
      milestones: { cierre: { instante: '2024-09-29T21:00:00.000Z' } },
    });
    expect(facts.items?.map(({ codigo }) => codigo)).toEqual(['45000000', '45240000']);
  });

  it('states less when it says less: a day alone ends at its end, and no amount is guessed', async () => {
    const facts = await factsIn({
      'publication-number': '1-2024',
      'publication-date': '2024-09-02Z',
      'notice-title': 'Sin partes',
      'estimated-value-lot': ['100', 'n.a.'],
      'deadline-receipt-tender-date-lot': ['2024-11-07+01:00'],
    });
    expect(facts).toMatchObject({
      title: 'Sin partes',
      milestones: {
        cierre: { instante: '2024-11-07T22:59:59.000Z', original: '2024-11-07+01:00' },
      },
    });
    expect(facts.amount).toBeUndefined();
    expect(facts.buyer).toBeUndefined();
  });
});
