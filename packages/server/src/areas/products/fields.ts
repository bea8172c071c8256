import type { ProductChange, ProductFields } from '@pliego/contract/areas/product-shapes';
import { foldText } from '@pliego/contract/rules/fold-text';
import type { products } from '#server/db/schema/products.ts';

export type ProductRow = typeof products.$inferSelect;

const once = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Of words that differ in case or accents alone, the first. */
function distinctWords(words: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const word of words) if (!kept.has(foldText(word))) kept.set(foldText(word), word);
  return [...kept.values()];
}

const filled = (value: string | null): string | null => (value === '' ? null : value);

/** What is stated, each value of a list once, and nothing where a text is empty. */
export function normalised(fields: ProductFields): ProductFields {
  return {
    ...fields,
    descripcion: filled(fields.descripcion),
    unidad: filled(fields.unidad),
    envase: filled(fields.envase),
    unspsc: once(fields.unspsc),
    palabrasClave: distinctWords(fields.palabrasClave),
    palabrasExcluidas: distinctWords(fields.palabrasExcluidas),
    marcas: distinctWords(fields.marcas),
    regiones: once(fields.regiones),
  };
}

/** What is stated of a product, as it is stored. */
export function fieldsOf(row: ProductRow): ProductFields {
  return {
    sku: row.sku,
    nombre: row.name,
    descripcion: row.description,
    unspsc: row.unspsc,
    palabrasClave: row.keywords,
    palabrasExcluidas: row.excluded,
    marcas: row.brands,
    unidad: row.unit,
    envase: row.pack,
    precio: row.price,
    moneda: row.currency,
    costo: row.cost,
    margenMinimo: row.marginFloor,
    regiones: row.regions,
    montoMinimo: row.leastAmount,
    montoMaximo: row.mostAmount,
    plazoDias: row.deliveryDays,
    capacidad: row.capacity,
    activo: row.isActive,
    responsable: row.responsibleId,
    asignaDesde: row.assignFrom,
  };
}

/** Everything that the list is searched by. */
function searchTextOf(fields: ProductFields): string {
  const { sku, nombre, descripcion, palabrasClave, marcas, unspsc } = fields;
  return foldText(
    [sku, nombre, descripcion ?? '', ...palabrasClave, ...marcas, ...unspsc].join(' '),
  );
}

/** The columns of what is stated. */
export function columnsOf(fields: ProductFields) {
  return {
    sku: fields.sku,
    skuKey: foldText(fields.sku),
    name: fields.nombre,
    nameKey: foldText(fields.nombre),
    description: fields.descripcion,
    unspsc: fields.unspsc,
    keywords: fields.palabrasClave,
    excluded: fields.palabrasExcluidas,
    brands: fields.marcas,
    unit: fields.unidad,
    pack: fields.envase,
    price: fields.precio,
    currency: fields.moneda,
    cost: fields.costo,
    marginFloor: fields.margenMinimo,
    regions: fields.regiones,
    leastAmount: fields.montoMinimo,
    mostAmount: fields.montoMaximo,
    deliveryDays: fields.plazoDias,
    capacity: fields.capacidad,
    isActive: fields.activo,
    responsibleId: fields.responsable,
    assignFrom: fields.asignaDesde,
    searchText: searchTextOf(fields),
  };
}

/** Fields with a change; what the change does not name stays. */
export function changed(held: ProductFields, change: ProductChange): ProductFields {
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  return normalised({ ...held, ...Object.fromEntries(named) });
}

export const isSame = (one: ProductFields, other: ProductFields): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
