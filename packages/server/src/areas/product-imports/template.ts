import { listFields } from '@pliego/contract/areas/product-imports';
import { NewProduct } from '@pliego/contract/areas/product-shapes';
import { productsFile } from './list-file.ts';

const examples = [
  {
    sku: 'GN-100',
    nombre: 'Guantes de nitrilo talla M',
    descripcion: 'Sin polvo, azules',
    precio: 4_990,
    costo: 3_200,
    margenMinimo: 15,
    unidad: 'caja',
    envase: 'Caja de 100',
    marcas: ['Ejemplo'],
    unspsc: ['42132203'],
    palabrasClave: ['guante', 'nitrilo'],
    palabrasExcluidas: ['látex'],
    regiones: [13, 5],
    plazoDias: 5,
    capacidad: 1_000,
  },
  { sku: 'PAP-CARTA', nombre: 'Resma de papel carta', precio: 3_490.5, unidad: 'resma' },
].map((product) => NewProduct.parse(product));

async function* exampleRows() {
  yield examples;
}

/** A list with every column that is recognised, and two products as an example. */
export const templateFile = (format: 'csv' | 'xlsx', now: Date) =>
  productsFile(format, listFields, exampleRows(), () => null, now);
