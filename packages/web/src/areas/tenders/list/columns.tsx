import type { ExportColumn } from '@pliego/contract/areas/exports';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { regionName } from '@pliego/contract/rules/regions';
import type { ReactNode } from 'react';
import { formatCount } from '#web/lib/format.ts';
import type { DataColumn } from '#web/ui/data-table/columns.ts';
import { Amount } from '../amount.tsx';
import { AssigneeEditor } from '../assignee-editor.tsx';
import { Buyer } from '../buyer.tsx';
import { Closing, DaysLeft } from '../closing.tsx';
import { Code } from '../code.tsx';
import { MatchCell } from '../matches/match-cell.tsx';
import { StateBadge } from '../state-badge.tsx';
import { TagEditor } from '../tag-editor.tsx';
import { ProposalPill } from '../work/proposal-pill.tsx';
import { StageMenu } from '../work/stage-menu.tsx';
import { Category, Dated, Guarantees, SourceName, Type, Words } from './fact-cells.tsx';
import { ChanceCell, NextActionCell, OfferCell, PriorityCell } from './field-cells.tsx';
import { NameCell } from './name-cell.tsx';
import classes from '../cells.module.css';

/** What widths and cells depend on besides the tender. */
export interface Layout {
  compact: boolean;
  /** Pixels that wide screens add to names and tags. */
  extra: number;
}

interface ColumnOptions extends Pick<
  DataColumn<TenderSummary>,
  'id' | 'align' | 'sortKey' | 'firstSort' | 'pinned' | 'fixed' | 'editable'
> {
  /** A longer text for the header of the table. */
  headerKey?: 'cierreZone';
  width?: (layout: Layout) => number;
  cell: (tender: TenderSummary, layout: Layout) => ReactNode;
  /** Waits in the column chooser. */
  hiddenAtFirst?: boolean;
  /** What of a file stands for it; it may show several facts in one. */
  exports: readonly ExportColumn[];
}

/** Every column that the list can show, in its order; the texts of the headers have the same keys. */
const columnTable = [
  {
    id: 'nombre',
    exports: ['codigo', 'nombre'],
    sortKey: 'nombre',
    fixed: true,
    pinned: true,
    cell: (tender) => <NameCell tender={tender} />,
  },
  {
    // Only where the list asks for what fits.
    id: 'calce',
    // Of why it fits, only how well is exported.
    exports: ['puntaje'],
    width: ({ extra }) => 264 + extra,
    sortKey: 'puntaje',
    firstSort: 'desc',
    hiddenAtFirst: true,
    cell: (tender) => <MatchCell tender={tender} />,
  },
  {
    id: 'comprador',
    exports: ['comprador', 'unidad'],
    sortKey: 'comprador',
    width: ({ compact, extra }) => (compact ? 210 : 170) + extra,
    cell: (tender) => <Buyer tender={tender} />,
  },
  {
    id: 'estado',
    exports: ['estado'],
    sortKey: 'estado',
    hiddenAtFirst: true,
    width: () => 120,
    cell: (tender) => <StateBadge tender={tender} />,
  },
  {
    id: 'cierre',
    exports: ['cierre'],
    headerKey: 'cierreZone',
    width: ({ compact }) => (compact ? 228 : 156),
    sortKey: 'cierre',
    cell: (tender) => <Closing tender={tender} />,
  },
  {
    id: 'monto',
    exports: ['monto', 'moneda'],
    width: ({ compact }) => (compact ? 140 : 118),
    align: 'end',
    sortKey: 'monto',
    firstSort: 'desc',
    cell: ({ monto, moneda }) => <Amount short amount={monto} currency={moneda} />,
  },
  {
    id: 'etapa',
    exports: ['etapa'],
    sortKey: 'etapa',
    firstSort: 'desc',
    width: () => 138,
    editable: true,
    cell: (tender) => (
      <span className={classes.staged}>
        <StageMenu quiet tender={tender} />
        <ProposalPill short tender={tender} />
      </span>
    ),
  },
  {
    id: 'etiquetas',
    // Without an order: a tender has several, and none of them is its first. They are filtered by.
    exports: ['etiquetas'],
    width: ({ extra }) => 116 + extra,
    editable: true,
    cell: (tender, { compact }) => <TagEditor tender={tender} max={compact ? 1 : 2} />,
  },
  {
    id: 'asignado',
    exports: ['asignado'],
    sortKey: 'asignado',
    width: ({ extra }) => 108 + extra / 2,
    editable: true,
    cell: (tender) => <AssigneeEditor tender={tender} />,
  },
  {
    id: 'publicacion',
    exports: ['publicacion'],
    hiddenAtFirst: true,
    width: () => 112,
    sortKey: 'publicacion',
    firstSort: 'desc',
    cell: ({ publicacion, publicacionDia }) => <Dated instant={publicacion} day={publicacionDia} />,
  },
  {
    id: 'tipo',
    exports: ['tipo'],
    sortKey: 'tipo',
    hiddenAtFirst: true,
    width: ({ compact }) => (compact ? 232 : 184),
    cell: (tender) => <Type tender={tender} />,
  },
  {
    id: 'codigo',
    exports: ['codigo'],
    hiddenAtFirst: true,
    width: () => 150,
    sortKey: 'codigo',
    cell: ({ codigo }) => <Code code={codigo} />,
  },
  {
    id: 'unidad',
    exports: ['unidad'],
    hiddenAtFirst: true,
    width: ({ extra }) => 180 + extra,
    sortKey: 'unidad',
    cell: ({ comprador }) => <Words text={comprador?.unidad ?? null} isName />,
  },
  {
    id: 'region',
    exports: ['region'],
    hiddenAtFirst: true,
    width: () => 132,
    sortKey: 'region',
    cell: ({ region }) => <Words text={region === null ? null : regionName(region)} />,
  },
  {
    id: 'comuna',
    exports: ['comuna'],
    hiddenAtFirst: true,
    width: () => 132,
    sortKey: 'comuna',
    cell: ({ comuna }) => <Words text={comuna} isName />,
  },
  {
    id: 'dias',
    exports: ['diasRestantes'],
    hiddenAtFirst: true,
    width: () => 118,
    sortKey: 'cierre',
    cell: (tender) => <DaysLeft tender={tender} />,
  },
  {
    id: 'cambio',
    exports: ['cambio'],
    hiddenAtFirst: true,
    width: () => 124,
    sortKey: 'cambio',
    firstSort: 'desc',
    cell: ({ cambio }) => <Dated instant={cambio} day={null} />,
  },
  {
    id: 'prioridad',
    exports: ['prioridad'],
    hiddenAtFirst: true,
    width: () => 104,
    sortKey: 'prioridad',
    firstSort: 'desc',
    editable: true,
    cell: (tender) => <PriorityCell tender={tender} />,
  },
  {
    id: 'probabilidad',
    exports: ['probabilidad'],
    sortKey: 'probabilidad',
    firstSort: 'desc',
    hiddenAtFirst: true,
    width: () => 112,
    align: 'end',
    editable: true,
    cell: (tender) => <ChanceCell tender={tender} />,
  },
  {
    id: 'proximaAccion',
    exports: ['proximaAccion', 'proximaAccionDia'],
    hiddenAtFirst: true,
    width: ({ extra }) => 176 + extra,
    sortKey: 'proximaAccion',
    editable: true,
    cell: (tender) => <NextActionCell tender={tender} />,
  },
  {
    id: 'montoOferta',
    exports: ['montoOferta', 'monedaOferta'],
    sortKey: 'montoOferta',
    firstSort: 'desc',
    hiddenAtFirst: true,
    width: () => 128,
    align: 'end',
    editable: true,
    cell: (tender) => <OfferCell tender={tender} />,
  },
  {
    id: 'garantias',
    exports: ['garantias', 'garantiasPesos'],
    sortKey: 'garantias',
    firstSort: 'desc',
    hiddenAtFirst: true,
    width: ({ extra }) => 168 + extra,
    cell: ({ garantias }) => <Guarantees guarantees={garantias} />,
  },
  {
    id: 'lineas',
    exports: ['lineas'],
    sortKey: 'lineas',
    firstSort: 'desc',
    hiddenAtFirst: true,
    width: () => 84,
    align: 'end',
    cell: ({ cuenta }) => formatCount(cuenta.lineas),
  },
  {
    id: 'documentos',
    exports: ['documentos'],
    sortKey: 'documentos',
    firstSort: 'desc',
    hiddenAtFirst: true,
    width: () => 108,
    align: 'end',
    cell: ({ cuenta }) => formatCount(cuenta.documentos),
  },
  {
    id: 'oferentes',
    exports: ['oferentes'],
    sortKey: 'oferentes',
    firstSort: 'desc',
    hiddenAtFirst: true,
    width: () => 100,
    align: 'end',
    cell: ({ cuenta }) =>
      cuenta.oferentes === null ? <Words text={null} /> : formatCount(cuenta.oferentes),
  },
  {
    id: 'categoria',
    exports: ['categoria'],
    sortKey: 'categoria',
    hiddenAtFirst: true,
    width: () => 112,
    cell: ({ categoria }) => <Category category={categoria} />,
  },
  {
    id: 'fuente',
    exports: ['fuente'],
    hiddenAtFirst: true,
    width: () => 148,
    sortKey: 'fuente',
    cell: ({ fuente }) => <SourceName source={fuente} />,
  },
] as const satisfies readonly ColumnOptions[];

export type TenderColumnId = (typeof columnTable)[number]['id'];
export type TenderColumn = ColumnOptions & { id: TenderColumnId };

/** The columns with what their widths and cells do not depend on. */
export const tenderColumns: readonly TenderColumn[] = columnTable;
export const tenderColumnIds = tenderColumns.map(({ id }) => id);
