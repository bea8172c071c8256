import * as z from 'zod/mini';
import type { TenderFilter } from './tender-query.ts';

/** The filters as people see them. */
export const filterPartNames = [
  'q',
  'vista',
  'fuente',
  'estado',
  'tipo',
  'region',
  'comprador',
  'unidad',
  'rubro',
  'proveedor',
  'tag',
  'sinTag',
  'asignado',
  'etapa',
  'siguiendo',
  'propuesta',
  'prioridad',
  'restringida',
  'enEtapa',
  'dejo',
  'motivo',
  'oferta',
  'sinDato',
  'sinNingunDato',
  'calce',
  'producto',
  'cierre',
  'publicada',
  'cambio',
  'adjudicada',
  'nuevas',
  'monto',
  'rango',
] as const;
export type FilterPart = (typeof filterPartNames)[number];

/** The fields of a filter: most have one of their own name. */
const partFields: Partial<Record<FilterPart, readonly (keyof TenderFilter)[]>> = {
  cierre: ['cierre', 'cierreDesde', 'cierreHasta'],
  publicada: ['publicadaDesde', 'publicadaHasta'],
  cambio: ['cambioDesde', 'cambioHasta'],
  adjudicada: ['adjudicadaDesde', 'adjudicadaHasta'],
  enEtapa: ['etapaDesde', 'etapaHasta'],
  dejo: ['dejo', 'dejoDesde', 'dejoHasta'],
  rango: ['montoMin', 'montoMax', 'moneda'],
};

/** The fields that hold a filter. */
export function fieldsOfPart(part: FilterPart): readonly string[] {
  return partFields[part] ?? [part];
}

/** What narrows a list without one of its filters; null where that narrows nothing anyway. */
export function withoutPart(filter: TenderFilter, part: FilterPart): TenderFilter | null {
  const fields = fieldsOfPart(part);
  const set = Object.entries(filter).filter(([, value]) => value !== undefined);
  const kept = set.filter(([name]) => !fields.includes(name));
  return kept.length === set.length ? null : Object.fromEntries(kept);
}

/** Help for a list that nothing matches. */
export const TenderAids = z.object({
  /** The search with words as tenders write them in place of those that none has; null where no word is near. */
  escritura: z.nullable(
    z.object({
      q: z.string(),
      /** How many it finds under the other filters. */
      cantidad: z.int(),
      exacta: z.boolean(),
    }),
  ),
  /** How many there would be without each filter; only those without which there are any, most first. */
  sin: z.array(
    z.object({ filtro: z.enum(filterPartNames), cantidad: z.int(), exacta: z.boolean() }),
  ),
});
export type TenderAids = z.infer<typeof TenderAids>;
