import type { WorkFields } from '#server/db/schema/bulk.ts';
import type { HeldWork } from './hold-commands.ts';

export type FieldName = keyof WorkFields;

export const columns = {
  prioridad: 'priority',
  probabilidad: 'probability',
  montoOferta: 'offerAmount',
  monedaOferta: 'offerCurrency',
  proximaAccion: 'nextAction',
  proximaAccionDia: 'nextActionOn',
} as const satisfies Record<FieldName, keyof HeldWork['row']>;

const fieldNames: readonly FieldName[] = [
  'prioridad',
  'probabilidad',
  'montoOferta',
  'monedaOferta',
  'proximaAccion',
  'proximaAccionDia',
];

/** The fields as they are stored. */
export type StoredFields = Pick<HeldWork['row'], (typeof columns)[FieldName]>;

/** Those of a tender that nobody has touched. */
export const noFields: StoredFields = {
  priority: null,
  probability: null,
  offerAmount: null,
  offerCurrency: null,
  nextAction: null,
  nextActionOn: null,
};

const amounts = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 4 });

/** A value as people read it in the log; nothing where there is none. */
export function readable(field: FieldName, value: string | number | null): string[] {
  if (value === null) return [];
  if (field === 'probabilidad') return [`${value} %`];
  return [typeof value === 'number' ? amounts.format(value) : value];
}

/** What is asked for, completed: an empty text is none, and an amount without a currency is in pesos. */
export function completed(row: StoredFields, asked: WorkFields): WorkFields {
  const { montoOferta, monedaOferta = row.offerCurrency, proximaAccion } = asked;
  const lacksCurrency = montoOferta !== undefined && montoOferta !== null && monedaOferta === null;
  return {
    ...asked,
    ...(lacksCurrency ? { monedaOferta: 'CLP' } : {}),
    ...(proximaAccion === '' ? { proximaAccion: null } : {}),
  };
}

export interface Difference {
  field: FieldName;
  before: string | number | null;
  after: string | number | null;
}

/** Which fields a change makes other than they are. */
export function differencesOf(row: StoredFields, asked: WorkFields): Difference[] {
  return fieldNames.flatMap((field) => {
    const after = asked[field];
    const before = row[columns[field]];
    return after === undefined || after === before ? [] : [{ field, before, after }];
  });
}
