import { Button } from '@mantine/core';
import { type HomeWidget, mostHomeWidgets } from '@pliego/contract/areas/home-widgets';
import type { ReportId } from '@pliego/contract/areas/reports';
import { periodNamed } from '@pliego/contract/rules/report-period';
import { IconHomePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { santiagoToday } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import type { ReportSearch } from '../report-search.ts';
import { homeWidgetsQuery, keyOf, useArrange } from './widget-queries.ts';

interface ToHomeButtonProps {
  id: ReportId;
  search: ReportSearch;
  /** The saved report that is shown, if it is one. */
  vista: number | null;
}

/** Puts a report on one's home page, with its filters. */
export function ToHomeButton({ id, search, vista }: ToHomeButtonProps) {
  const { t } = useTranslation('reportPages');
  const { data } = useQuery(homeWidgetsQuery);
  const arrange = useArrange(() => toastDone({ title: t('widgets.added') }));
  const today = santiagoToday(useNow());
  const widget: HomeWidget = {
    reporte: id,
    filtro: id === 'a-medida' ? { definicion: search.definicion } : search,
    periodo: id === 'a-medida' ? 'fijo' : periodNamed(search, today),
    vista,
    nombre: null,
    estado: 'listo',
  };
  const add = () => {
    if (data === undefined) return;
    if (data.datos.some((one) => keyOf(one) === keyOf(widget))) {
      toastDone({ title: t('widgets.already') });
      return;
    }
    if (data.datos.length >= mostHomeWidgets) {
      toastProblem({ title: t('widgets.full', { max: mostHomeWidgets }) });
      return;
    }
    arrange({ datos: [...data.datos, widget], version: data.version });
  };
  return (
    <Button
      variant="default"
      leftSection={<IconHomePlus size={16} aria-hidden />}
      disabled={data === undefined}
      onClick={add}
    >
      {t('widgets.toHome')}
    </Button>
  );
}
