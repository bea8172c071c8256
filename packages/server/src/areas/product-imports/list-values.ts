import type { ListField } from '@pliego/contract/areas/product-imports';
import type { ProductFields } from '@pliego/contract/areas/product-shapes';
import { regionName } from '@pliego/contract/rules/regions';

/* How the fields of a product are written in a cell, which is how they are read from one. */

/** Name of a person of the company; null where nobody is named by that number. */
export type NameOf = (userId: number) => string | null;

interface ListColumn {
  title: string;
  /** In characters, for a sheet. */
  width: number;
  cell: (fields: ProductFields, nameOf: NameOf) => string | number | null;
}

/**
 * A list in a cell. Of the signs that separate, the first that no value holds; one value alone ends with it where its commas
 * would be taken for separators.
 */
export function listCell(values: readonly string[]): string | null {
  if (values.length === 0) return null;
  const sign = [';', '|'].find((one) => values.every((value) => !value.includes(one))) ?? '\n';
  const isPlain = values.length > 1 || !/[,;|]/.test(values[0] ?? '');
  return values.join(sign === '\n' ? sign : `${sign} `) + (isPlain ? '' : sign);
}

/** The values of a list in a cell. */
export function listOf(cell: string): string[] {
  const sign = ['\n', '|', ';'].find((one) => cell.includes(one));
  const parts = sign === undefined ? cell.split(/,\s+|,(?=\D)/) : cell.split(sign);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const plain =
  (name: 'sku' | 'nombre' | 'descripcion' | 'moneda' | 'unidad' | 'envase') =>
  (fields: ProductFields) =>
    fields[name];
const numeric =
  (
    name:
      | 'precio'
      | 'costo'
      | 'margenMinimo'
      | 'montoMinimo'
      | 'montoMaximo'
      | 'plazoDias'
      | 'capacidad',
  ) =>
  (fields: ProductFields) =>
    fields[name];
const list =
  (name: 'marcas' | 'unspsc' | 'palabrasClave' | 'palabrasExcluidas') => (fields: ProductFields) =>
    listCell(fields[name]);

/** The columns of a price list, as the product writes it. */
export const listColumns: Record<ListField, ListColumn> = {
  sku: { title: 'SKU', width: 16, cell: plain('sku') },
  nombre: { title: 'Nombre', width: 44, cell: plain('nombre') },
  descripcion: { title: 'Descripción', width: 50, cell: plain('descripcion') },
  precio: { title: 'Precio', width: 14, cell: numeric('precio') },
  moneda: { title: 'Moneda', width: 9, cell: plain('moneda') },
  costo: { title: 'Costo', width: 14, cell: numeric('costo') },
  margenMinimo: { title: 'Margen mínimo (%)', width: 12, cell: numeric('margenMinimo') },
  unidad: { title: 'Unidad', width: 12, cell: plain('unidad') },
  envase: { title: 'Envase', width: 18, cell: plain('envase') },
  marcas: { title: 'Marcas', width: 20, cell: list('marcas') },
  unspsc: { title: 'Códigos UNSPSC', width: 20, cell: list('unspsc') },
  palabrasClave: { title: 'Palabras clave', width: 30, cell: list('palabrasClave') },
  palabrasExcluidas: { title: 'Palabras excluidas', width: 30, cell: list('palabrasExcluidas') },
  regiones: {
    title: 'Regiones',
    width: 30,
    cell: ({ regiones }) => listCell(regiones.map((number) => regionName(number) ?? `${number}`)),
  },
  montoMinimo: { title: 'Monto mínimo', width: 14, cell: numeric('montoMinimo') },
  montoMaximo: { title: 'Monto máximo', width: 14, cell: numeric('montoMaximo') },
  plazoDias: { title: 'Plazo de entrega (días)', width: 12, cell: numeric('plazoDias') },
  capacidad: { title: 'Capacidad mensual', width: 12, cell: numeric('capacidad') },
  activo: { title: 'Activo', width: 8, cell: ({ activo }) => (activo ? 'Sí' : 'No') },
  responsable: {
    title: 'Responsable',
    width: 24,
    cell: ({ responsable }, nameOf) => (responsable === null ? null : nameOf(responsable)),
  },
};
