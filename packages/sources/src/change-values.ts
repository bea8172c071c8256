import type { ChangeValue } from '@pliego/contract/areas/tender-history';
import type {
  Milestone,
  MilestoneKind,
  TenderDocument,
  TenderItem,
  TenderLot,
  TenderOrder,
} from '@pliego/contract/areas/tender-shapes';
import type { BuyerFacts, FoldedTender } from './notice.ts';

/** Names of the milestones, as a person reads them in a list of changes. */
export const milestoneLabels: Record<MilestoneKind, string> = {
  creacion: 'Creación',
  publicacion: 'Publicación',
  inicioPreguntas: 'Inicio de preguntas',
  finPreguntas: 'Fin de preguntas',
  respuestas: 'Publicación de respuestas',
  visitaTerreno: 'Visita a terreno',
  entregaAntecedentes: 'Entrega de antecedentes',
  soporteFisico: 'Entrega en soporte físico',
  cierre: 'Cierre',
  aperturaTecnica: 'Apertura técnica',
  aperturaEconomica: 'Apertura económica',
  tiempoEvaluacion: 'Fin de la evaluación',
  adjudicacionEstimada: 'Adjudicación estimada',
  adjudicacion: 'Adjudicación',
  firmaEstimada: 'Firma estimada',
  inicioContrato: 'Inicio del contrato',
  finContrato: 'Fin del contrato',
  acto: 'Acto administrativo',
};

const number = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 4 });

type Value = ChangeValue | null;

export function textValue(texto: string | null | undefined): Value {
  return texto === null || texto === undefined || texto === '' ? null : { tipo: 'texto', texto };
}

export function countValue(count: number | null | undefined): Value {
  return count === null || count === undefined ? null : textValue(number.format(count));
}

export function booleanValue(value: boolean | null): Value {
  return value === null ? null : textValue(value ? 'Sí' : 'No');
}

export function moneyValue(monto: number | null | undefined, moneda: string | null): Value {
  return monto === null || monto === undefined ? null : { tipo: 'monto', monto, moneda };
}

export function milestoneValue(milestone: Milestone | undefined): Value {
  return milestone === undefined ? null : { tipo: 'instante', ...milestone };
}

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** A date that a source gives as an instant, or in words of its own. */
export function dateValue(date: string | null | undefined): Value {
  if (date === null || date === undefined || !isoInstant.test(date)) return textValue(date);
  return { tipo: 'instante', instante: date, original: date };
}

export function stateValue({ class: clase, text }: FoldedTender['state']): Value {
  return { tipo: 'estado', clase, texto: text };
}

const joined = (parts: (string | null | undefined)[], by: string): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(by);

export function buyerValue(buyer: BuyerFacts | null): Value {
  if (buyer === null) return null;
  return textValue(joined([buyer.name, buyer.taxId === null ? null : `(${buyer.taxId})`], ' '));
}

export function itemValue(item: TenderItem): Value {
  const { nombre, descripcion, codigo, cantidad, unidad, adjudicacion } = item;
  const quantity = cantidad === null ? unidad : joined([number.format(cantidad), unidad], ' ');
  const winner = adjudicacion?.proveedor ?? adjudicacion?.rutProveedor ?? null;
  const price = adjudicacion?.montoUnitario ?? null;
  const award =
    adjudicacion === null
      ? null
      : joined(
          [
            'adjudicado',
            winner && `a ${winner}`,
            price !== null && `en ${number.format(price)}`,
          ].map((part) => part || null),
          ' ',
        );
  const own = descripcion === nombre ? null : descripcion;
  return textValue(joined([codigo, nombre, own, quantity, award], ' · '));
}

export function lotValue({ titulo, monto, moneda }: TenderLot): Value {
  const money = monto === null ? null : joined([number.format(monto), moneda], ' ');
  return textValue(joined([titulo, money], ' · ')) ?? textValue('Sin título ni monto');
}

export function documentValue({ titulo, tipo, url }: TenderDocument): Value {
  return textValue(joined([titulo, tipo, url], ' · ')) ?? textValue('Sin título');
}

export function orderValue({ nombre, estado, proveedor, moneda, total }: TenderOrder): Value {
  const money = total === null ? null : joined([number.format(total), moneda], ' ');
  const text = joined([nombre, estado, proveedor?.nombre, money], ' · ');
  return textValue(text) ?? textValue('Sin detalle');
}
