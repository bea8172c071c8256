import type { Product } from '@pliego/contract/areas/product-shapes';
import { describe, expect, it } from 'vitest';
import { rebase } from '#web/api/rebase.ts';
import {
  changeOf,
  emptyValues,
  isSameValue,
  marginOf,
  productNames,
  valuesOf,
} from './product-values.ts';

const person = { id: 7, fullName: 'Gabriela Montecinos', avatar: null };

const product: Product = {
  ...emptyValues,
  id: 3,
  sku: 'GN-100',
  nombre: 'Guante',
  descripcion: null,
  unidad: 'Caja',
  envase: null,
  unspsc: ['42132203'],
  precio: 2_890,
  veCosto: true,
  margen: null,
  calces: { abiertas: 0, demasiadas: false, alDia: true },
  responsable: person,
  asignaDesde: 80,
  version: 1,
  creado: '2026-11-01T12:00:00Z',
  cambiado: '2026-11-01T12:00:00Z',
  cambiadoPor: person,
};

describe('the values of a product in its form', () => {
  it('hold every field once, and only what is stated', () => {
    expect(Object.keys(emptyValues).toSorted()).toEqual([...productNames].toSorted());
    const values = valuesOf(product);
    expect(values).toMatchObject({ descripcion: '', unidad: 'Caja', responsable: 7 });
    expect(Object.keys(values).toSorted()).toEqual([...productNames].toSorted());
  });

  it('are sent where they are other than they were', () => {
    const base = valuesOf(product);
    expect(changeOf(base, base)).toEqual({});
    const typed = { ...base, nombre: ' Guante azul ', unspsc: ['42132203', '4213'] };
    expect(changeOf(typed, base)).toEqual({
      nombre: 'Guante azul',
      unspsc: ['42132203', '4213'],
    });
  });

  it('keep what was typed where two people changed one field, and take the rest over', () => {
    const base = valuesOf(product);
    const typed = { ...base, precio: 3_000, palabrasClave: ['nitrilo'] };
    const stored = { ...base, precio: 2_950, palabrasClave: ['nitrilo'], unidad: 'Par' };
    const { values, clashes } = rebase(productNames, { typed, base, stored }, isSameValue);
    expect(values).toMatchObject({ precio: 3_000, palabrasClave: ['nitrilo'], unidad: 'Par' });
    expect(clashes).toEqual([{ name: 'precio', stored: 2_950 }]);
  });

  it('tell what is left of the price', () => {
    expect(marginOf({ precio: 2_890, costo: 2_335 })).toBe(19.2);
    expect(marginOf({ precio: 0, costo: 10 })).toBeNull();
    expect(marginOf({ precio: null, costo: 10 })).toBeNull();
  });
});
