import type { TenderGrouping } from '@pliego/contract/areas/tender-groups';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { addDays } from '@pliego/contract/rules/santiago-time';

/** The later of two days, of which one may be missing. */
const later = (one: string, other: string | undefined) =>
  other !== undefined && other > one ? other : one;
const earlier = (one: string, other: string | undefined) =>
  other !== undefined && other < one ? other : one;

function weekOf(monday: string, { cierreDesde, cierreHasta }: TenderFilter): TenderFilter {
  return {
    cierreDesde: later(monday, cierreDesde),
    cierreHasta: earlier(addDays(monday, 6), cierreHasta),
  };
}

/** What of a group has no value is asked for by; null where nothing does. */
const withoutValue: Partial<Record<TenderGrouping, TenderFilter>> = {
  asignado: { asignado: ['nadie'] },
  semana: { cierre: 'sin-fecha' },
  comprador: { sinDato: ['comprador'] },
  region: { sinDato: ['region'] },
  tipo: { sinDato: ['tipo'] },
  prioridad: { sinDato: ['prioridad'] },
};

/** What narrows a list to one of its groups; null where no filter does. */
export function filterOfGroup(
  por: TenderGrouping,
  valor: string | null,
  filter: TenderFilter,
): Partial<TenderFilter> | null {
  if (valor === null) {
    const missing = withoutValue[por] ?? null;
    // Two facts that are asked to be missing mean either of them, which is more than the group.
    return missing?.sinDato !== undefined && filter.sinDato !== undefined ? null : missing;
  }
  if (por === 'semana') return weekOf(valor, filter);
  const isNumber = por === 'comprador' || por === 'region' || por === 'asignado';
  return { [por]: [isNumber ? Number(valor) : valor] };
}
