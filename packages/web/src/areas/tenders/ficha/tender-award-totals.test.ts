import type { LineAward, TenderItem } from '@pliego/contract/areas/tender-shapes';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { lineTotal, totalsBySupplier } from './tender-award-totals.ts';

function anItem(award: Partial<z.infer<typeof LineAward>> | null): TenderItem {
  return {
    correlativo: null,
    codigo: null,
    esquema: null,
    nombre: null,
    categoria: [],
    descripcion: null,
    unidad: null,
    cantidad: null,
    adjudicacion:
      award === null
        ? null
        : {
            proveedor: 'Uno SpA',
            rutProveedor: '76.000.001-1',
            cantidad: 2,
            montoUnitario: 100,
            ...award,
          },
  };
}

it('adds up what each supplier won and leaves out lines without award', () => {
  const items = [
    anItem({}),
    anItem({ proveedor: 'Uno S.p.A.', cantidad: 3 }),
    anItem({ proveedor: 'Dos Ltda', rutProveedor: null, montoUnitario: 1000 }),
    anItem(null),
  ];
  expect(totalsBySupplier(items, 'CLP')).toEqual([
    { nombre: 'Dos Ltda', rut: null, lines: 1, total: 2000 },
    { nombre: 'Uno SpA', rut: '76.000.001-1', lines: 2, total: 500 },
  ]);
});

it('takes a supplier for one however its RUT and name are written', () => {
  const items = [
    anItem({ rutProveedor: '76.123.456-0' }),
    anItem({ proveedor: 'UNO S.P.A.', rutProveedor: '761234560' }),
    anItem({ proveedor: 'Dos Limitada', rutProveedor: null }),
    anItem({ proveedor: 'DOS LTDA.', rutProveedor: '' }),
  ];
  expect(totalsBySupplier(items, 'CLP')).toMatchObject([
    { nombre: 'Uno SpA', lines: 2, total: 400 },
    { nombre: 'Dos Limitada', lines: 2, total: 400 },
  ]);
});

it('never takes an unknown price for zero', () => {
  expect(lineTotal(anItem({ montoUnitario: null }))).toBeNull();
  expect(lineTotal(anItem(null))).toBeNull();
  const [supplier] = totalsBySupplier([anItem({ montoUnitario: null }), anItem({})], 'CLP');
  expect(supplier?.total).toBeNull();
});

it('adds up nothing where the source names no currency', () => {
  expect(totalsBySupplier([anItem({}), anItem({})], null)).toMatchObject([
    { lines: 2, total: null },
  ]);
});
