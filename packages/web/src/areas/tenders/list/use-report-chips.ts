import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reasonsQuery } from '#web/api/settings-queries.ts';
import type { TenderListSearch } from './list-search.ts';
import type { Chip } from './chip.ts';

type ReportPart =
  | 'enEtapa'
  | 'dejo'
  | 'motivo'
  | 'oferta'
  | 'sinDato'
  | 'sinNingunDato'
  | 'adjudicada';
type RangeText = (first: string | undefined, last: string | undefined) => string | undefined;

/** The chips of the filters by which the numbers of a report open their tenders. */
export function useReportChips(search: TenderListSearch, rangeText: RangeText): Chip[] {
  const { t } = useTranslation('tenders');
  const { t: ours } = useTranslation('expediente');
  const { motivo = [], dejo = [], oferta = [], sinDato = [], sinNingunDato = [] } = search;
  const { data: reasons } = useQuery({ ...reasonsQuery, enabled: motivo.length > 0 });
  const chip = (part: ReportPart, text: string, without: Chip['without'], id: string = part) => ({
    id,
    part,
    name: t(`list.filters.${part}`),
    text,
    without,
  });
  const since = rangeText(search.etapaDesde, search.etapaHasta);
  const awarded = rangeText(search.adjudicadaDesde, search.adjudicadaHasta);
  const leftOn = rangeText(search.dejoDesde, search.dejoHasta);
  const left = dejo.map((stage) => ours(`stages.${stage}`)).join(', ');
  return [
    ...(awarded === undefined
      ? []
      : [chip('adjudicada', awarded, { adjudicadaDesde: undefined, adjudicadaHasta: undefined })]),
    ...(since === undefined
      ? []
      : [chip('enEtapa', since, { etapaDesde: undefined, etapaHasta: undefined })]),
    ...(left === ''
      ? []
      : [
          chip('dejo', leftOn === undefined ? left : `${left}, ${leftOn}`, {
            dejo: undefined,
            dejoDesde: undefined,
            dejoHasta: undefined,
          }),
        ]),
    ...motivo.map((id) => {
      const name = reasons?.datos.find((reason) => reason.id === id)?.nombre;
      const rest = motivo.filter((other) => other !== id);
      return chip(
        'motivo',
        name ?? t('list.filters.unnamed', { id }),
        { motivo: rest.length === 0 ? undefined : rest },
        `motivo-${id}`,
      );
    }),
    ...(oferta.length === 0
      ? []
      : [
          chip(
            'oferta',
            oferta.map((currency) => (currency === 'CLF' ? 'UF' : currency)).join(', '),
            { oferta: undefined },
          ),
        ]),
    ...(sinDato.length === 0
      ? []
      : [
          chip('sinDato', sinDato.map((fact) => t(`list.filters.${fact}`)).join(', '), {
            sinDato: undefined,
          }),
        ]),
    ...(sinNingunDato.length === 0
      ? []
      : [
          chip('sinNingunDato', sinNingunDato.map((fact) => t(`list.filters.${fact}`)).join(', '), {
            sinNingunDato: undefined,
          }),
        ]),
  ];
}
