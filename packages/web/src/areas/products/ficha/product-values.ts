import {
  type Product,
  type ProductChange,
  ProductFields,
} from '@pliego/contract/areas/product-shapes';

const textNames = ['descripcion', 'unidad', 'envase'] as const;
type TextName = (typeof textNames)[number];

/** What the form holds: what a person states, with an empty text where nothing is said. */
export type ProductValues = Omit<ProductFields, TextName> & Record<TextName, string>;
export type ProductName = keyof ProductValues;

/** The fields of the form, in their order on it. */
export const productNames = [
  'sku',
  'nombre',
  'descripcion',
  'marcas',
  'unspsc',
  'palabrasClave',
  'palabrasExcluidas',
  'unidad',
  'envase',
  'precio',
  'moneda',
  'costo',
  'margenMinimo',
  'regiones',
  'montoMinimo',
  'montoMaximo',
  'plazoDias',
  'capacidad',
  'activo',
  'responsable',
  'asignaDesde',
] as const satisfies readonly ProductName[];

export const emptyValues: ProductValues = {
  sku: '',
  nombre: '',
  descripcion: '',
  unspsc: [],
  palabrasClave: [],
  palabrasExcluidas: [],
  marcas: [],
  unidad: '',
  envase: '',
  precio: null,
  moneda: 'CLP',
  costo: null,
  margenMinimo: null,
  regiones: [],
  montoMinimo: null,
  montoMaximo: null,
  plazoDias: null,
  capacidad: null,
  activo: true,
  responsable: null,
  asignaDesde: null,
};

export function valuesOf(product: Product): ProductValues {
  const { descripcion, unidad, envase, responsable } = product;
  const stated = Object.fromEntries(productNames.map((name) => [name, product[name]]));
  return Object.assign({}, emptyValues, stated, {
    descripcion: descripcion ?? '',
    unidad: unidad ?? '',
    envase: envase ?? '',
    responsable: responsable?.id ?? null,
  });
}

export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Of what was typed, what is other than it was. */
export function changeOf(typed: ProductValues, base: ProductValues): ProductChange {
  const checked = ProductFields.parse(typed);
  return Object.fromEntries(
    productNames
      .filter((name) => !isSameValue(typed[name], base[name]))
      .map((name) => [name, checked[name]]),
  );
}

/** What is left of a price, in percent with one decimal. */
export function marginOf({ precio, costo }: Pick<ProductValues, 'precio' | 'costo'>) {
  if (precio === null || costo === null || precio === 0) return null;
  return Math.round(((precio - costo) / precio) * 1_000) / 10;
}
