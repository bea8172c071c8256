import { type OwnDate, ownDates } from '@pliego/contract/areas/own-tenders';
import { bodyOf, type OwnValues } from './own-values.ts';

/** Fields that only mean something together, under one name: an amount of another currency is another amount. */
const fieldsOf = {
  nombre: ['nombre'],
  descripcion: ['descripcion'],
  estado: ['estado'],
  comprador: ['comprador'],
  rutComprador: ['rutComprador'],
  comuna: ['region', 'comuna'],
  monto: ['monto', 'moneda'],
  url: ['url'],
  lineas: ['lineas'],
} as const satisfies Record<string, readonly (keyof OwnValues)[]>;

type OwnFields = keyof typeof fieldsOf;
/** A part of the form that is one person's or the other's. */
export type OwnPart = OwnFields | OwnDate;

export const isDatePart = (part: OwnPart): part is OwnDate =>
  ownDates.some((date) => date === part);
const allFields: readonly OwnFields[] = [
  'nombre',
  'estado',
  'comprador',
  'rutComprador',
  'comuna',
  'monto',
  'url',
  'descripcion',
  'lineas',
];
export const ownParts: readonly OwnPart[] = [...allFields, ...ownDates];

/** What a part states, however it is typed. */
function stated(values: OwnValues, part: OwnPart): string {
  const body = bodyOf(values);
  if (isDatePart(part)) return JSON.stringify(body.fechas[part]);
  return JSON.stringify(fieldsOf[part].map((field) => body[field]));
}

/** Values with a part as others have it. */
export function withPart(values: OwnValues, part: OwnPart, from: OwnValues): OwnValues {
  if (isDatePart(part))
    return { ...values, fechas: { ...values.fechas, [part]: from.fechas[part] } };
  return {
    ...values,
    ...Object.fromEntries(fieldsOf[part].map((field) => [field, from[field]])),
  };
}

export interface OwnMerge {
  /** What is typed, with what somebody else changed elsewhere. */
  values: OwnValues;
  /** Parts that only the other one changed. */
  taken: OwnPart[];
  /** Parts that both changed, in different ways: what is typed stays until the person chooses. */
  clashes: OwnPart[];
}

/** What is typed upon one state of the tender, beside what somebody else made of that state meanwhile. */
export function mergeOwn(base: OwnValues, mine: OwnValues, theirs: OwnValues): OwnMerge {
  const isChanged = (part: OwnPart, values: OwnValues) =>
    stated(values, part) !== stated(base, part);
  const differing = ownParts.filter((part) => stated(mine, part) !== stated(theirs, part));
  const theirParts = differing.filter((part) => isChanged(part, theirs));
  const taken = theirParts.filter((part) => !isChanged(part, mine));
  return {
    values: taken.reduce((values, part) => withPart(values, part, theirs), mine),
    taken,
    clashes: theirParts.filter((part) => isChanged(part, mine)),
  };
}
