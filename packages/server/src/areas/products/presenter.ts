import { tooManyMatches } from '@pliego/contract/areas/match-shapes';
import type { Product } from '@pliego/contract/areas/product-shapes';
import type { PersonOf } from '#server/areas/users/persons-queries.ts';
import type { ProductRow } from './fields.ts';

export interface Viewer {
  personOf: PersonOf;
  /** Whether it is somebody who manages products. */
  seesCost: boolean;
  /** How many open tenders fit each product; none where it has none. */
  matches: ReadonlyMap<number, number>;
}

/** What is left of a price, in percent with one decimal. */
export function marginOf({ price, cost }: ProductRow): number | null {
  if (price === null || cost === null || price === 0) return null;
  return Math.round(((price - cost) / price) * 1_000) / 10;
}

export function presentProduct(row: ProductRow, { personOf, seesCost, matches }: Viewer): Product {
  const open = matches.get(row.id) ?? 0;
  return {
    id: row.id,
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
    veCosto: seesCost,
    costo: seesCost ? row.cost : null,
    margenMinimo: seesCost ? row.marginFloor : null,
    margen: seesCost ? marginOf(row) : null,
    regiones: row.regions,
    montoMinimo: row.leastAmount,
    montoMaximo: row.mostAmount,
    plazoDias: row.deliveryDays,
    capacidad: row.capacity,
    activo: row.isActive,
    responsable: personOf(row.responsibleId),
    asignaDesde: row.assignFrom,
    calces: {
      abiertas: open,
      demasiadas: open > tooManyMatches,
      alDia: row.matchedVersion === row.version,
    },
    version: row.version,
    creado: row.createdAt.toISOString(),
    cambiado: row.changedAt.toISOString(),
    cambiadoPor: personOf(row.changedBy),
  };
}
