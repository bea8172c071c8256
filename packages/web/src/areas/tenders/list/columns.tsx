import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatGiven } from '#web/lib/format.ts';
import type { DataColumn, Density } from '#web/ui/data-table/columns.ts';
import { useNow } from '#web/ui/use-now.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { Amount } from '../amount.tsx';
import { AssigneeEditor } from '../assignee-editor.tsx';
import { Buyer } from '../buyer.tsx';
import { Closing } from '../closing.tsx';
import type { TenderColumnId } from './list-search.ts';
import { StateBadge } from '../state-badge.tsx';
import { TagEditor } from '../tag-editor.tsx';
import { NameCell } from './name-cell.tsx';
import { useTypeNames } from '../use-type-names.ts';
import classes from '../cells.module.css';

type TenderColumn = DataColumn<TenderSummary> & { id: TenderColumnId };

function Published({ instant, day }: { instant: string | null; day: string | null }) {
  const now = useNow();
  return instant === null ? (
    <span className={classes.soft}>—</span>
  ) : (
    <time dateTime={day ?? instant} title={formatGiven(day ?? instant)}>
      {formatDay(instant, now)}
    </time>
  );
}

/** The code of the type and what it stood for in the tender's year. */
function Type({ tender }: { tender: Pick<TenderSummary, 'tipo' | 'codigo' | 'publicacion'> }) {
  const { tipo } = tender;
  const names = useTypeNames()(tipo, tender);
  return (
    <span className={classes.type} title={names?.full}>
      <span className={classes.typeCode}>{tipo ?? '—'}</span>
      {names === undefined ? null : <span className={classes.typeMeaning}>{names.short}</span>}
    </span>
  );
}

/** The width at which all columns fit. */
const wideQuery = '(min-width: 105em)';

/** Every column the list can show, in its order. Compact rows need more width for one line. */
export function useTenderColumns(density: Density): TenderColumn[] {
  const { t } = useTranslation('tenders');
  const isWide = useMedia(wideQuery);
  return useMemo(() => {
    const compact = density === 'compacta';
    // On a large screen names and tags take part of the room the title would waste.
    const extra = isWide ? 90 : 0;
    const header = (id: TenderColumnId) => t(`list.columns.${id}`);
    const layout = { compact, extra, header };
    return [...subjectColumns(layout), ...workColumns(layout, t('list.columns.cierreZone'))];
  }, [density, isWide, t]);
}

interface Layout {
  compact: boolean;
  /** Pixels that wide screens add to names and tags. */
  extra: number;
  header: (id: TenderColumnId) => string;
}

/** What is bought, by whom, and in which state it is. */
function subjectColumns({ compact, extra, header }: Layout): TenderColumn[] {
  return [
    {
      id: 'nombre',
      header: header('nombre'),
      sortKey: 'nombre',
      fixed: true,
      pinned: true,
      cell: (tender) => <NameCell tender={tender} />,
    },
    {
      id: 'comprador',
      header: header('comprador'),
      width: (compact ? 250 : 210) + extra,
      cell: (tender) => <Buyer tender={tender} />,
    },
    {
      id: 'estado',
      header: header('estado'),
      width: 120,
      cell: (tender) => <StateBadge tender={tender} />,
    },
  ];
}

/** Closing, amount, the company's work, and the rest. */
function workColumns({ compact, extra, header }: Layout, closingHeader: string): TenderColumn[] {
  return [
    {
      id: 'cierre',
      header: closingHeader,
      width: compact ? 236 : 168,
      sortKey: 'cierre',
      cell: (tender) => <Closing tender={tender} />,
    },
    {
      id: 'monto',
      header: header('monto'),
      width: compact ? 148 : 128,
      align: 'end',
      sortKey: 'monto',
      firstSort: 'desc',
      cell: ({ monto, moneda }) => <Amount short amount={monto} currency={moneda} />,
    },
    {
      id: 'etiquetas',
      header: header('etiquetas'),
      width: 136 + extra,
      cell: (tender) => <TagEditor tender={tender} max={compact ? 1 : 2} />,
    },
    {
      id: 'asignado',
      header: header('asignado'),
      width: 118 + extra / 2,
      cell: (tender) => <AssigneeEditor tender={tender} />,
    },
    {
      id: 'publicacion',
      header: header('publicacion'),
      width: 112,
      sortKey: 'publicacion',
      firstSort: 'desc',
      cell: ({ publicacion, publicacionDia }) => (
        <Published instant={publicacion} day={publicacionDia} />
      ),
    },
    {
      id: 'tipo',
      header: header('tipo'),
      width: compact ? 232 : 184,
      cell: (tender) => <Type tender={tender} />,
    },
  ];
}
