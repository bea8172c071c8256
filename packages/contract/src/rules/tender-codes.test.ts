import { describe, expect, it } from 'vitest';
import {
  isTerminal,
  type StateClass,
  stateClasses,
  stateFromMercadoPublico,
  stateFromOcds,
  stateNames,
  stateRank,
  tenderTypes,
} from './tender-codes.ts';

describe('a state of Mercado Público', () => {
  it.each<[number, StateClass]>([
    [5, 'publicada'],
    [6, 'cerrada'],
    [7, 'desierta'],
    [8, 'adjudicada'],
    [15, 'revocada'],
    [16, 'suspendida'],
    [18, 'revocada'],
    [19, 'suspendida'],
  ])('with code %i alone is %s', (code, state) => {
    expect(stateFromMercadoPublico(code, null)).toBe(state);
    expect(stateFromMercadoPublico(code, '  ')).toBe(state);
  });

  it.each<[number | null, string, StateClass]>([
    [15, 'Revocada', 'revocada'],
    [18, 'Suspendida', 'suspendida'],
    [5, 'Cerrada', 'cerrada'],
    [7, 'Desierta (o art. 3 ó 9 Ley 19.886)', 'desierta'],
    [null, ' ADJUDICADA ', 'adjudicada'],
    [99, 'Publicada', 'publicada'],
  ])('of code %s that says «%s» is %s: the text decides', (code, text, state) => {
    expect(stateFromMercadoPublico(code, text)).toBe(state);
  });

  it.each<[number | null, string | null]>([
    [99, null],
    [0, ''],
    [null, null],
    [5, 'Enviada a Autorizar para Deserción'],
    [null, 'Publicadas'],
    [5, 'desconocida'],
  ])('of code %s that says %s is unknown, never published', (code, text) => {
    expect(stateFromMercadoPublico(code, text)).toBe('desconocida');
  });

  it('reads its own names', () => {
    for (const state of stateClasses.filter((one) => one !== 'desconocida')) {
      expect(stateFromMercadoPublico(null, stateNames[state])).toBe(state);
    }
  });
});

describe('a state of OCDS', () => {
  it.each<[string | null, StateClass]>([
    ['active', 'publicada'],
    ['complete', 'cerrada'],
    ['unsuccessful', 'desierta'],
    ['cancelled', 'revocada'],
    ['planned', 'planificada'],
    ['Active', 'desconocida'],
    ['toString', 'desconocida'],
    [null, 'desconocida'],
  ])('%s is %s', (status, state) => {
    expect(stateFromOcds(status)).toBe(state);
  });
});

describe('a state', () => {
  it('has a unique rank, and only moves forward', () => {
    expect(new Set(Object.values(stateRank)).size).toBe(stateClasses.length);
    expect(stateRank.publicada).toBeLessThan(stateRank.cerrada);
    expect(stateRank.cerrada).toBeLessThan(stateRank.adjudicada);
  });

  it('is terminal when nothing comes after it', () => {
    expect(stateClasses.filter(isTerminal)).toEqual(['adjudicada', 'desierta', 'revocada']);
  });
});

describe('the description of types', () => {
  it('is never an amount for those whose band changed', () => {
    expect(tenderTypes['LP']).toBe('Licitación pública desde 1.000 UTM');
    expect(tenderTypes['LQ']).toContain('hasta 2025');
    expect(tenderTypes['R1']).not.toContain('UTM');
  });
});
