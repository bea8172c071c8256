import { builtDefaults } from '@pliego/contract/areas/built-reports';
import type { ChosenWidget, HomeWidget, HomeWidgets } from '@pliego/contract/areas/home-widgets';
import type { ReportQuery } from '@pliego/contract/areas/reports';
import { createMessage } from '@pliego/contract/message';
import { daysOfPeriod } from '@pliego/contract/rules/report-period';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { homeWidgetsApi } from '#web/api/areas/home-widgets.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { messageText } from '#web/i18n/message-text.ts';
import type { Destination } from '#web/ui/navigation/app-link.tsx';
import { builderOfState } from '../builder/builder-search.ts';
import { reportsQuery } from '../report-queries.ts';

export const homeWidgetsQuery = queryOptions({
  queryKey: ['home', 'reports'],
  queryFn: ({ signal }) => homeWidgetsApi.list({ signal }),
});

/** What tells one widget from another. */
export const keyOf = ({ reporte, filtro, periodo, vista }: HomeWidget): string =>
  vista === null ? JSON.stringify([reporte, filtro, periodo]) : `vista-${vista}`;

/** What its report is asked for on a day. */
export function queryOfWidget(
  { reporte, filtro, periodo }: HomeWidget,
  today: string,
): ReportQuery {
  const isOwn = reporte === 'a-medida' || periodo === 'fijo';
  return isOwn ? filtro : { ...filtro, ...daysOfPeriod(periodo, today) };
}

/** The report with its filters. */
export function wayToWidget(widget: HomeWidget, today: string): Destination {
  const query = queryOfWidget(widget, today);
  if (widget.reporte !== 'a-medida') {
    return { to: '/reportes/$id', params: { id: widget.reporte }, search: query };
  }
  const { nombre: _, ...search } = builderOfState(query.definicion ?? '');
  return { to: '/reportes/nuevo', search };
}

/** A report that was not saved is called by what it measures. */
function nameOfBuilt(state = ''): string | undefined {
  const { mide, por } = { ...builtDefaults, ...builderOfState(state) };
  const asked = { mide: `reporte-mide-${mide}`, por: `reporte-por-${por}` };
  return messageText(createMessage('reporte-construido-titulo', asked));
}

/** How a widget is called before its figures are there. */
export function useWidgetNames(): (widget: HomeWidget) => string {
  const { t } = useTranslation('reportPages');
  const { data } = useQuery(reportsQuery);
  return ({ reporte, nombre, estado, filtro }) => {
    if (estado === 'sin-reporte') return t('widgets.gone');
    if (nombre !== null) return nombre;
    if (reporte === 'a-medida') return nameOfBuilt(filtro.definicion) ?? t('widgets.built');
    const known = data?.datos.find(({ id }) => id === reporte);
    return (known === undefined ? undefined : messageText(known.pregunta)) ?? t('widgets.built');
  };
}

const chosenOf = ({ reporte, filtro, periodo, vista }: HomeWidget): ChosenWidget => ({
  reporte,
  filtro: vista === null ? filtro : {},
  periodo,
  vista,
});

interface Change {
  datos: HomeWidget[];
  version: number;
}

/** Puts the reports of one's home page into an order; shown before it is kept. */
export function useArrange(onDone?: () => void): (change: Change) => void {
  const { t } = useTranslation('reportPages');
  return useOptimistic<Change, HomeWidgets, HomeWidgets>({
    queryKey: homeWidgetsQuery.queryKey,
    send: ({ datos, version }) =>
      homeWidgetsApi.arrange({ body: { reportes: datos.map(chosenOf) }, ifVersion: version }),
    show: (held, { datos }) => ({ ...held, datos }),
    failed: () => t('widgets.failed'),
    onDone,
  });
}
