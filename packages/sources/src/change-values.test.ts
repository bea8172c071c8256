import { describe, expect, it } from 'vitest';
import { countValue, documentValue, itemValue, lotValue, orderValue } from './change-values.ts';

const text = (texto: string) => ({ tipo: 'texto', texto });

describe('the value of one entry of a list', () => {
  it('is given part by part, without words of our own', () => {
    const lot = { codigo: '1', titulo: 'Pavimentos', monto: 60_000, moneda: 'EUR' };
    expect(lotValue(lot)).toEqual({
      tipo: 'partes',
      partes: [text('Pavimentos'), { tipo: 'monto', monto: 60_000, moneda: 'EUR' }],
    });
    const document = { titulo: 'Bases', tipo: 'biddingDocuments', url: null, publicado: null };
    expect(documentValue(document)).toEqual({
      tipo: 'partes',
      partes: [text('Bases'), text('biddingDocuments')],
    });
    const order = {
      codigo: '1509-77-SE26',
      nombre: null,
      estado: 'Aceptada',
      proveedor: { nombre: 'Áridos del Sur SpA', rut: null },
      moneda: 'CLP',
      neto: 100_000,
      total: 119_000,
      enviada: null,
    };
    expect(orderValue(order)).toEqual({
      tipo: 'partes',
      partes: [
        text('Aceptada'),
        text('Áridos del Sur SpA'),
        { tipo: 'monto', monto: 119_000, moneda: 'CLP' },
      ],
    });
  });

  it('is given as present, without parts, when no more is known of it', () => {
    const nothing = { tipo: 'partes', partes: [] };
    expect(lotValue({ codigo: '1', titulo: null, monto: null, moneda: null })).toEqual(nothing);
    expect(documentValue({ titulo: '', tipo: null, url: null, publicado: null })).toEqual(nothing);
  });

  it('does not repeat a description that is the name, and keeps a unit without a quantity', () => {
    const item = {
      correlativo: 1,
      codigo: null,
      esquema: null,
      nombre: 'Silla',
      categoria: [],
      descripcion: 'Silla',
      unidad: 'Unidad',
      cantidad: null,
      adjudicacion: {
        proveedor: null,
        rutProveedor: '76.1-0',
        cantidad: null,
        montoUnitario: null,
      },
    };
    expect(itemValue(item)).toEqual({
      tipo: 'partes',
      partes: [
        text('Silla'),
        text('Unidad'),
        { tipo: 'adjudicado', proveedor: '76.1-0', precio: null },
      ],
    });
  });
});

it('a count of none is a count', () => {
  expect(countValue(0)).toEqual({ tipo: 'numero', numero: 0 });
  expect(countValue(null)).toBeNull();
});
