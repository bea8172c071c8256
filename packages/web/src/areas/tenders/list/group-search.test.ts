import { expect, it } from 'vitest';
import { filterOfGroup } from './group-search.ts';

it('asks for what a group has in common', () => {
  expect(filterOfGroup('comprador', '12', {})).toEqual({ comprador: [12] });
  expect(filterOfGroup('tipo', 'LE', {})).toEqual({ tipo: ['LE'] });
  expect(filterOfGroup('semana', '2026-11-23', { cierreDesde: '2026-11-25' })).toEqual({
    cierreDesde: '2026-11-25',
    cierreHasta: '2026-11-29',
  });
});

it('asks for what a group without a value has not', () => {
  expect(filterOfGroup('asignado', null, {})).toEqual({ asignado: ['nadie'] });
  expect(filterOfGroup('region', null, {})).toEqual({ sinNingunDato: ['region'] });
  expect(filterOfGroup('region', null, { sinNingunDato: ['tipo'] })).toEqual({
    sinNingunDato: ['tipo', 'region'],
  });
  // One that asks for either of two stays beside it.
  expect(filterOfGroup('region', null, { sinDato: ['tipo'] })).toEqual({
    sinNingunDato: ['region'],
  });
  expect(filterOfGroup('prioridad', null, {})).toEqual({ sinNingunDato: ['prioridad'] });
});
