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
  'calce',
  'producto',
  'cierre',
  'publicada',
  'cambio',
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
