import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { type HomeWidget, mostHomeWidgets } from '@pliego/contract/areas/home-widgets';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '#web/i18n/message-text.ts';
import { viewsQuery } from '#web/lists/views/view-queries.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { DragHandle } from '#web/ui/sortable/drag-handle.tsx';
import { SortableLines } from '#web/ui/sortable/sortable-lines.tsx';
import { useSortableLine } from '#web/ui/sortable/use-sortable-line.ts';
import { reportsQuery } from '../report-queries.ts';
import { homeWidgetsQuery, keyOf, useArrange, useWidgetNames } from './widget-queries.ts';
import classes from './widgets.module.css';

/** Chooses the reports of one's home page, and their order. What is done is kept at once. */
export function WidgetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('reportPages');
  const query = useQuery(homeWidgetsQuery);
  return (
    <Dialog title={t('widgets.choose')} onClose={onClose}>
      <p className={classes.soft}>{t('widgets.text', { max: mostHomeWidgets })}</p>
      <QueryState query={query} lines={3}>
        {({ datos, version }) => (
          <>
            <Lines datos={datos} version={version} />
            <Add datos={datos} version={version} />
          </>
        )}
      </QueryState>
      <DialogActions>
        <Button onClick={onClose}>{t('links.done')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChosenProps {
  datos: HomeWidget[];
  version: number;
}

function Lines({ datos, version }: ChosenProps) {
  const { t } = useTranslation('reportPages');
  const arrange = useArrange();
  const nameOf = useWidgetNames();
  const ids = useMemo(() => datos.map(keyOf), [datos]);
  const named = (id: string) => {
    const widget = datos.find((one) => keyOf(one) === id);
    return widget === undefined ? '' : nameOf(widget);
  };
  const move = (from: number, to: number) => {
    const next = datos.filter((_, at) => at !== from);
    const moved = datos[from];
    if (moved === undefined) return;
    arrange({ datos: next.toSpliced(to, 0, moved), version });
  };
  if (datos.length === 0) return <p className={classes.soft}>{t('widgets.none')}</p>;
  return (
    <SortableLines ids={ids} nameOf={named} onMove={move}>
      <ul className={classes.lines} aria-label={t('widgets.title')}>
        {datos.map((widget) => (
          <Line
            key={keyOf(widget)}
            id={keyOf(widget)}
            name={nameOf(widget)}
            canMove={datos.length > 1}
            onRemove={() => arrange({ datos: datos.filter((one) => one !== widget), version })}
          />
        ))}
      </ul>
    </SortableLines>
  );
}

interface LineProps {
  id: string;
  name: string;
  canMove: boolean;
  onRemove: () => void;
}

function Line({ id, name, canMove, onRemove }: LineProps) {
  const { t } = useTranslation('reportPages');
  const { handle, line } = useSortableLine(id);
  return (
    <li className={classes.line} {...line}>
      {canMove ? (
        <DragHandle {...handle} label={t('widgets.move', { name })} className={classes.handle} />
      ) : null}
      <span className={classes.lineName}>{name}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('widgets.remove', { name })}
        onClick={onRemove}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** The reports that can be added: the questions of the index, and the saved ones. */
function useOffered(datos: readonly HomeWidget[]): { label: string; widget: HomeWidget }[] {
  const reports = useQuery(reportsQuery).data?.datos ?? [];
  const views = useQuery(viewsQuery('reportes')).data?.datos ?? [];
  const common = { filtro: {}, periodo: 'ano', estado: 'listo' } as const;
  const all = [
    ...reports.map(({ id, pregunta }) => ({
      label: messageText(pregunta) ?? id,
      widget: { ...common, reporte: id, vista: null, nombre: null },
    })),
    ...views.map(({ id, nombre, estado }) => ({
      label: nombre,
      widget: {
        ...common,
        reporte: 'a-medida' as const,
        filtro: { definicion: estado },
        vista: id,
        nombre,
      },
    })),
  ];
  const there = new Set(datos.map(keyOf));
  return all.filter(({ widget }) => !there.has(keyOf(widget)));
}

function Add({ datos, version }: ChosenProps) {
  const { t } = useTranslation('reportPages');
  const arrange = useArrange();
  const offered = useOffered(datos);
  const [chosen, setChosen] = useState('');
  if (datos.length >= mostHomeWidgets) {
    return <p className={classes.soft}>{t('widgets.full', { max: mostHomeWidgets })}</p>;
  }
  const found = offered.find(({ widget }) => keyOf(widget) === chosen) ?? offered[0];
  if (found === undefined) return null;
  return (
    <div className={classes.add}>
      <NativeSelect
        label={t('widgets.which')}
        value={keyOf(found.widget)}
        data={offered.map(({ label, widget }) => ({ value: keyOf(widget), label }))}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button
        variant="default"
        onClick={() => arrange({ datos: [...datos, found.widget], version })}
      >
        {t('widgets.add')}
      </Button>
    </div>
  );
}
