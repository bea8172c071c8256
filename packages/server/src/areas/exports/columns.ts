import type { ExportColumn } from '@pliego/contract/areas/exports';
import type { WorkPriority } from '@pliego/contract/areas/work-shapes';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { regionName } from '@pliego/contract/rules/regions';
import { stateNames } from '@pliego/contract/rules/tender-codes';
import { daysToClosing } from '@pliego/contract/rules/tender-closing';
import { stageName } from '#server/texts/tender-words.ts';
import type { CompanyNames, ExportRow } from './row-queries.ts';

/** An instant; or of a day without an hour, that day. */
export interface DateCell {
  instante: string | null;
  dia: string | null;
}

/** A text that leads somewhere. */
export interface LinkCell {
  texto: string;
  enlace: string;
}

/** What a cell holds, before a format writes it. */
export type Cell = string | number | null | DateCell | LinkCell;

/** What cells depend on besides their row. */
export interface CellContext extends CompanyNames {
  /** What addresses of this server begin with. */
  baseUrl: string;
  /** From which days are counted. */
  now: Date;
}

interface Column {
  title: string;
  /** In characters, for a sheet. */
  width: number;
  /** What its cells are, also where they are empty. `instant` and `day` are dates. */
  kind: 'text' | 'number' | 'instant' | 'day' | 'link';
  cell: (row: ExportRow, context: CellContext) => Cell;
}

const priorityNames: Record<WorkPriority, string> = { alta: 'Alta', media: 'Media', baja: 'Baja' };

const categoryNames: Record<NonNullable<ExportRow['category']>, string> = {
  bienes: 'Bienes',
  servicios: 'Servicios',
  obras: 'Obras',
  otros: 'Otros',
};

const number = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 4 });

/** How much of a guarantee is asked for, as the source says it; its name where it does not. */
function guaranteeText({
  nombre,
  porcentaje,
  monto,
  moneda,
}: NonNullable<TenderSummary['garantias']>[number]): string {
  const name = nombre ?? 'Garantía';
  if (porcentaje !== null) return `${name} ${number.format(porcentaje)}%`;
  return monto === null ? name : [name, number.format(monto), moneda ?? ''].join(' ').trim();
}

function guaranteesText(guarantees: TenderSummary['garantias']): string | null {
  if (guarantees === null) return null;
  return guarantees.length === 0 ? 'No se piden' : guarantees.map(guaranteeText).join(' · ');
}

const dateOf = (at: Date | null, day: string | null = null): DateCell => ({
  instante: at?.toISOString() ?? null,
  dia: day,
});

const yes = (is: boolean | null): string => (is === true ? 'Sí' : '');

const addressOf = ({ id }: ExportRow, { baseUrl }: CellContext): string =>
  `${baseUrl}/licitaciones/${id}`;

const link = (texto: string, enlace: string | null): LinkCell | null =>
  enlace === null ? null : { texto, enlace };

/** What each column is called and shows; the names are those of the screen. */
export const columns: Record<ExportColumn, Column> = {
  codigo: {
    title: 'Código',
    width: 20,
    kind: 'link',
    cell: (row, context) => link(row.code, addressOf(row, context)),
  },
  nombre: { title: 'Nombre', width: 60, kind: 'text', cell: ({ title }) => title },
  comprador: { title: 'Comprador', width: 40, kind: 'text', cell: ({ buyerName }) => buyerName },
  unidad: { title: 'Unidad de compra', width: 30, kind: 'text', cell: (row) => row.buyerUnit },
  rutComprador: {
    title: 'RUT del comprador',
    width: 16,
    kind: 'text',
    cell: ({ buyerTaxId }) => buyerTaxId,
  },
  estado: { title: 'Estado', width: 14, kind: 'text', cell: (row) => stateNames[row.stateClass] },
  tipo: { title: 'Tipo', width: 8, kind: 'text', cell: ({ type }) => type },
  region: {
    title: 'Región',
    width: 20,
    kind: 'text',
    cell: ({ region }) => (region === null ? null : regionName(region)),
  },
  comuna: { title: 'Comuna', width: 18, kind: 'text', cell: ({ commune }) => commune },
  publicacion: {
    title: 'Publicación',
    width: 17,
    kind: 'instant',
    cell: (row) => dateOf(row.publishedAt, row.publishedOn),
  },
  cierre: {
    title: 'Cierre',
    width: 17,
    kind: 'instant',
    cell: (row) => dateOf(row.closesAt, row.closesOn),
  },
  diasRestantes: {
    title: 'Días restantes',
    width: 15,
    kind: 'number',
    cell: ({ stateClass, closesAt, closesOn }, { now }) =>
      daysToClosing(stateClass, closesAt, now, closesOn),
  },
  cambio: {
    title: 'Último cambio',
    width: 17,
    kind: 'instant',
    cell: ({ changedAt }) => dateOf(changedAt),
  },
  monto: { title: 'Monto', width: 18, kind: 'number', cell: ({ amount }) => amount },
  moneda: { title: 'Moneda', width: 9, kind: 'text', cell: ({ currency }) => currency },
  montoPesos: {
    title: 'Monto en pesos',
    width: 18,
    kind: 'number',
    cell: ({ amountClp }) => amountClp,
  },
  garantias: {
    title: 'Garantías',
    width: 30,
    kind: 'text',
    cell: ({ guarantees }) => guaranteesText(guarantees),
  },
  garantiasPesos: {
    title: 'Garantías en pesos',
    width: 18,
    kind: 'number',
    cell: ({ guaranteesClp }) => guaranteesClp,
  },
  lineas: { title: 'Líneas', width: 9, kind: 'number', cell: ({ itemCount }) => itemCount },
  documentos: {
    title: 'Documentos',
    width: 12,
    kind: 'number',
    cell: ({ documentCount }) => documentCount,
  },
  oferentes: { title: 'Oferentes', width: 11, kind: 'number', cell: ({ bidders }) => bidders },
  categoria: {
    title: 'Categoría',
    width: 12,
    kind: 'text',
    cell: ({ category }) => (category === null ? null : categoryNames[category]),
  },
  puntaje: { title: 'Calce (0 a 100)', width: 15, kind: 'number', cell: ({ score }) => score },
  etapa: {
    title: 'Etapa',
    width: 16,
    kind: 'text',
    cell: ({ stage }) => stageName(stage ?? 'detectada'),
  },
  motivo: { title: 'Motivo', width: 26, kind: 'text', cell: ({ reason }) => reason },
  nota: { title: 'Nota de la etapa', width: 40, kind: 'text', cell: (row) => row.stageNote },
  etiquetas: {
    title: 'Etiquetas',
    width: 26,
    kind: 'text',
    cell: (row, { tags }) => (row.tags ?? []).flatMap((id) => tags.get(id) ?? []).join(', '),
  },
  asignado: {
    title: 'Responsable',
    width: 24,
    kind: 'text',
    cell: ({ assigneeId }, { people }) =>
      assigneeId === null ? null : (people.get(assigneeId) ?? null),
  },
  prioridad: {
    title: 'Prioridad',
    width: 11,
    kind: 'text',
    cell: ({ priority }) => (priority === null ? null : priorityNames[priority]),
  },
  probabilidad: {
    title: 'Probabilidad (%)',
    width: 16,
    kind: 'number',
    cell: ({ probability }) => probability,
  },
  siguiendo: { title: 'La sigo', width: 9, kind: 'text', cell: (row) => yes(row.isFollowing) },
  proximaAccion: {
    title: 'Próxima acción',
    width: 34,
    kind: 'text',
    cell: ({ nextAction }) => nextAction,
  },
  proximaAccionDia: {
    title: 'Día de la próxima acción',
    width: 22,
    kind: 'day',
    cell: ({ nextActionOn }) => ({ instante: null, dia: nextActionOn }),
  },
  montoOferta: {
    title: 'Monto de la oferta',
    width: 18,
    kind: 'number',
    cell: ({ offerAmount }) => offerAmount,
  },
  monedaOferta: {
    title: 'Moneda de la oferta',
    width: 18,
    kind: 'text',
    cell: ({ offerCurrency }) => offerCurrency,
  },
  restringida: {
    title: 'Restringida',
    width: 12,
    kind: 'text',
    cell: (row) => yes(row.isRestricted),
  },
  fuente: { title: 'Fuente', width: 16, kind: 'text', cell: ({ source }) => source },
  ocid: { title: 'OCID', width: 30, kind: 'text', cell: ({ ocid }) => ocid },
  portal: {
    title: 'En el portal',
    width: 20,
    kind: 'link',
    cell: ({ url }) => link('Ver en el portal', url),
  },
  enlace: {
    title: 'En Pliego',
    width: 20,
    kind: 'link',
    cell: (row, context) => link('Ver la ficha', addressOf(row, context)),
  },
};

/** The cells of a tender by the names of their columns. */
export function cellsOf(
  names: readonly ExportColumn[],
  row: ExportRow,
  context: CellContext,
): Record<string, Cell> {
  return Object.fromEntries(names.map((name) => [name, columns[name].cell(row, context)]));
}

export const isDate = (cell: Cell): cell is DateCell =>
  typeof cell === 'object' && cell !== null && 'instante' in cell;

export const isLink = (cell: Cell): cell is LinkCell =>
  typeof cell === 'object' && cell !== null && 'enlace' in cell;
