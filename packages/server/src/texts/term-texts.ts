import type {
  TermLength,
  TermMeaning,
  TermName,
  TimeUnit,
} from '@pliego/contract/areas/tender-terms';

/** What the terms of a call are called, and what their codes mean, where the server writes. */
export const termTitles: Record<TermName, string> = {
  direccionVisita: 'Visita a terreno',
  direccionAntecedentes: 'Entrega de antecedentes',
  direccionEntrega: 'Lugar de entrega',
  plazoEntrega: 'Plazo de entrega',
  duracion: 'Duración',
  renovable: 'Renovable',
  renovacion: 'Plazo de la renovación',
  detalleRenovacion: 'Detalle de la renovación',
  ejecucion: 'Ejecución',
  contrato: 'Formalización',
  formaPago: 'Forma de pago',
  tipoPago: 'Tipo de pago',
  financiamiento: 'Financiamiento',
  estimacion: 'Tipo de monto',
  montoVisible: 'Monto a la vista',
  justificacionMonto: 'Sobre el monto',
  garantias: 'Garantías',
  subcontratacion: 'Subcontratación',
  prohibiciones: 'Prohibiciones',
  etapas: 'Apertura',
  evaluacion: 'Evaluación',
  tomaRazon: 'Toma de razón',
  basesTipo: 'Bases tipo',
  ofertasPublicas: 'Ofertas técnicas',
  codigoBip: 'Código BIP',
  observaciones: 'Observaciones',
};

export const meaningTexts: Record<TermMeaning, string> = {
  '30-dias': 'A 30 días',
  '30-60-90-dias': 'A 30, 60 y 90 días',
  '45-dias': 'A 45 días',
  '60-dias': 'A 60 días',
  'al-dia': 'Al día',
  'contra-entrega': 'Contra entrega conforme',
  'estado-avance': 'Por estado de avance',
  mensual: 'Mensual',
  bimensual: 'Bimensual',
  trimestral: 'Trimestral',
  anual: 'Anual',
  otra: 'Otra, según las bases',
  presupuesto: 'Presupuesto disponible',
  referencial: 'Precio referencial',
  'no-estimable': 'Monto no estimable',
  suscripcion: 'Se firma un contrato',
  orden: 'Con la orden de compra',
  inmediata: 'Inmediata',
  'en-el-tiempo': 'A lo largo del tiempo',
};

const unitTexts: Record<TimeUnit, [one: string, several: string]> = {
  horas: ['hora', 'horas'],
  dias: ['día', 'días'],
  semanas: ['semana', 'semanas'],
  meses: ['mes', 'meses'],
  anos: ['año', 'años'],
};

const number = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 4 });

/** `24 meses`; of an unknown unit what the source writes. */
export function termLengthText({ cantidad, unidad, original }: TermLength): string {
  const count = number.format(cantidad);
  if (unidad === null) return [count, original].filter((part) => part !== null).join(' ');
  const [one, several] = unitTexts[unidad];
  return `${count} ${cantidad === 1 ? one : several}`;
}
