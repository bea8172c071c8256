import { Button } from '@mantine/core';
import type { HomeWidget } from '@pliego/contract/areas/home-widgets';
import type { ReportAnswer, ReportCell } from '@pliego/contract/areas/reports';
import { IconLayoutGridAdd } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { messageText } from '#web/i18n/message-text.ts';
import { santiagoToday } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Cell } from '../figures-table.tsx';
import { ReportChart } from '../report-chart.tsx';
import { reportQuery } from '../report-queries.ts';
import {
  homeWidgetsQuery,
  keyOf,
  queryOfWidget,
  useWidgetNames,
  wayToWidget,
} from './widget-queries.ts';
import classes from './widgets.module.css';

const WidgetDialog = lazy(async () => ({
  default: (await import('./widget-dialog.tsx')).WidgetDialog,
}));

/** The reports that somebody has on their home page, and the way to choose them. */
export function ReportWidgets() {
  const mayRead = useAbility().can('read', 'Report');
  return mayRead ? <Widgets /> : null;
}

function Widgets() {
  const { t } = useTranslation('reportPages');
  const query = useQuery(homeWidgetsQuery);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.section} aria-labelledby="home-reports">
      <header className={classes.head}>
        <h2 id="home-reports" className={classes.title}>
          {t('widgets.title')}
        </h2>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconLayoutGridAdd size={15} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('widgets.choose')}
        </Button>
      </header>
      <QueryState
        query={query}
        lines={2}
        isEmpty={({ datos }) => datos.length === 0}
        empty={<p className={classes.soft}>{t('widgets.none')}</p>}
      >
        {({ datos }) => (
          <ul className={classes.cards}>
            {datos.map((widget) => (
              <li key={keyOf(widget)} className={classes.card}>
                <Widget widget={widget} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {isOpen ? (
        <Suspense>
          <WidgetDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

function Widget({ widget }: { widget: HomeWidget }) {
  const { t } = useTranslation('reportPages');
  const today = santiagoToday(useNow());
  const isGone = widget.estado === 'sin-reporte';
  const name = useWidgetNames()(widget);
  const query = useQuery({
    ...reportQuery(widget.reporte, queryOfWidget(widget, today)),
    enabled: !isGone,
  });
  const title =
    widget.nombre ??
    (widget.reporte === 'a-medida' && query.data !== undefined
      ? messageText(query.data.titulo)
      : undefined) ??
    name;
  if (isGone) {
    return (
      <>
        <h3 className={classes.name}>{title}</h3>
        <p className={classes.soft}>{t('widgets.goneText')}</p>
      </>
    );
  }
  return (
    <>
      <h3 className={classes.name}>
        <AppLink {...wayToWidget(widget, today)}>{title}</AppLink>
      </h3>
      <QueryState query={query} lines={5}>
        {(answer) => <Figures answer={answer} name={title} />}
      </QueryState>
    </>
  );
}

/** The number that stands for a report: its whole. */
function wholeOf({ id, grafico, columnas, totales }: ReportAnswer) {
  const isNumber = (cell: ReportCell) => 'valor' in cell && cell.clase !== 'instante';
  const unit = grafico?.unidad;
  const of = (cell: ReportCell) =>
    cell.clase === unit && (cell.clase !== 'monto' || cell.moneda === grafico?.moneda);
  // Of one that somebody put together, what it measures is last.
  const at = id === 'a-medida' ? totales.findLastIndex(of) : totales.findIndex(isNumber);
  const [cell, column] = [totales[at], columnas[at]];
  return cell === undefined || column === undefined ? null : { cell, title: column.titulo };
}

function Figures({ answer, name }: { answer: ReportAnswer; name: string }) {
  const { frases, grafico } = answer;
  const whole = wholeOf(answer);
  const [sentence] = frases;
  const says = sentence === undefined ? '' : (messageText(sentence) ?? '');
  return (
    <>
      {whole === null ? null : (
        <p className={classes.figure}>
          <b>
            <Cell cell={whole.cell} />
          </b>
          <span className={classes.soft}>{messageText(whole.title)}</span>
        </p>
      )}
      <p className={classes.says}>{says}</p>
      {grafico === null ? null : (
        <ReportChart
          chart={{ ...grafico, puntos: shownOf(grafico) }}
          name={name}
          summary={says}
          isSmall
        />
      )}
    </>
  );
}

/** So many names fit into a card; of days the newest ones. */
const mostNamed = 6;
const mostDated = 12;

function shownOf({ puntos, forma }: NonNullable<ReportAnswer['grafico']>) {
  const isDated = forma === 'linea' || puntos.length > 12;
  return isDated ? puntos.slice(-mostDated) : puntos.slice(0, mostNamed);
}
