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
  comprador: { sinNingunDato: ['comprador'] },
  region: { sinNingunDato: ['region'] },
  tipo: { sinNingunDato: ['tipo'] },
  prioridad: { sinNingunDato: ['prioridad'] },
};

/** What narrows a list to one of its groups; null where no filter does. */
export function filterOfGroup(
  por: TenderGrouping,
  valor: string | null,
  filter: TenderFilter,
): Partial<TenderFilter> | null {
  if (valor === null) {
    const missing = withoutValue[por] ?? null;
    // Within a group of what lacks one fact, that of what lacks another lacks both.
    const both = new Set([...(filter.sinNingunDato ?? []), ...(missing?.sinNingunDato ?? [])]);
    return missing?.sinNingunDato === undefined ? missing : { sinNingunDato: [...both] };
  }
  if (por === 'semana') return weekOf(valor, filter);
  const isNumber = por === 'comprador' || por === 'region' || por === 'asignado';
  return { [por]: [isNumber ? Number(valor) : valor] };
}
