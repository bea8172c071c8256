import { describe, expect, it } from 'vitest';
import { readSummary } from './summary.ts';

describe('readSummary', () => {
  it.each([
    [
      'Id licitación: A-1/20; Órgano de Contratación: Villaclara; Importe: 195000 EUR; Estado: ADJ',
      { reference: 'A-1/20', buyer: 'Villaclara', amount: 195_000, currency: 'EUR', state: 'ADJ' },
    ],
    [
      'Id licitación: A;Órgano de Contratación: B··>C;Importe: 148024.80 EUR;Estado: PENDIENTE ADJUDICACIÓN',
      { reference: 'A', buyer: 'B··>C', amount: 148_024.8, currency: 'EUR', state: 'EV' },
    ],
    [
      'Id licitación: A; Órgano de contratación: B; Importe: 461.575,80 €;',
      { reference: 'A', buyer: 'B', amount: 461_575.8, currency: 'EUR', state: null },
    ],
    [
      'Órgano de Contratación: B; de C: D; Importe: por determinar; Estado: En Plazo',
      { reference: null, buyer: 'B; de C: D', amount: null, currency: null, state: 'PUB' },
    ],
    ['Estado: Otra', { reference: null, buyer: null, amount: null, currency: null, state: 'Otra' }],
  ])('%s', (text, summary) => {
    expect(readSummary(text)).toEqual(summary);
  });

  it.each([null, '', 'Hola', ': ;', 'Estado:'])('reads nothing in «%s»', (text) => {
    expect(Object.values(readSummary(text)).every((value) => value === null)).toBe(true);
  });
});
