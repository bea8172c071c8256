import {
  type LetterReading,
  NewOwnTender,
  type OwnDate,
  ownDates,
  type OwnTender,
  usualHours,
} from '@pliego/contract/areas/own-tenders';
import { instantFromSantiago, santiagoWall } from '@pliego/contract/rules/santiago-time';
import * as z from 'zod/mini';
import { rutAsTyped } from '#web/ui/fields/rut-typing.ts';

/** A day with an hour, as two fields hold it. */
export interface TypedMoment {
  /** `YYYY-MM-DD`. */
  dia: string | null;
  /** `HH:MM`; empty means the usual hour. */
  hora: string;
}

export interface TypedLine {
  /** Of the form alone. */
  key: number;
  nombre: string;
  cantidad: number | null;
  unidad: string;
}

/** What the form holds: texts, empty where nothing is said. Names are those of the contract, so that refusals find their fields. */
export interface OwnValues extends Record<string, unknown> {
  codigo: string;
  nombre: string;
  descripcion: string;
  estado: OwnTender['estado'];
  comprador: string;
  rutComprador: string;
  region: string;
  comuna: string;
  monto: number | null;
  moneda: OwnTender['moneda'];
  fechas: Record<OwnDate, TypedMoment>;
  url: string;
  lineas: TypedLine[];
}

const noMoment: TypedMoment = { dia: null, hora: '' };

function typedMoment(instant: string | null | undefined): TypedMoment {
  if (instant == null) return noMoment;
  const wall = santiagoWall(instant);
  return { dia: wall.slice(0, 10), hora: wall.slice(11, 16) };
}

type Stated = Partial<OwnTender> & { codigo?: string | null };

/** The form of what is known so far. */
export function valuesOf(stated: Stated): OwnValues {
  const { fechas } = stated;
  return {
    codigo: stated.codigo ?? '',
    nombre: stated.nombre ?? '',
    descripcion: stated.descripcion ?? '',
    estado: stated.estado ?? 'publicada',
    comprador: stated.comprador ?? '',
    rutComprador: rutAsTyped(stated.rutComprador ?? ''),
    region: stated.region == null ? '' : String(stated.region),
    comuna: stated.comuna ?? '',
    monto: stated.monto ?? null,
    moneda: stated.moneda ?? 'CLP',
    fechas: {
      finPreguntas: typedMoment(fechas?.finPreguntas),
      visitaTerreno: typedMoment(fechas?.visitaTerreno),
      cierre: typedMoment(fechas?.cierre),
      adjudicacionEstimada: typedMoment(fechas?.adjudicacionEstimada),
    },
    url: stated.url ?? '',
    lineas: (stated.lineas ?? []).map(({ nombre, cantidad, unidad }, key) => ({
      key,
      nombre,
      cantidad,
      unidad: unidad ?? '',
    })),
  };
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

function instantOf(name: OwnDate, { dia, hora }: TypedMoment): string | null {
  return dia === null
    ? null
    : instantFromSantiago(`${dia}T${hora === '' ? usualHours[name] : hora}`);
}

/** What the form states, as it is sent. */
export function bodyOf(values: OwnValues): NewOwnTender {
  const { fechas } = values;
  return {
    codigo: orNull(values.codigo),
    nombre: values.nombre,
    descripcion: orNull(values.descripcion),
    estado: values.estado,
    comprador: orNull(values.comprador),
    rutComprador: orNull(values.rutComprador),
    region: values.region === '' ? null : Number(values.region),
    comuna: orNull(values.comuna),
    monto: values.monto,
    moneda: values.moneda,
    fechas: {
      finPreguntas: instantOf('finPreguntas', fechas.finPreguntas),
      visitaTerreno: instantOf('visitaTerreno', fechas.visitaTerreno),
      cierre: instantOf('cierre', fechas.cierre),
      adjudicacionEstimada: instantOf('adjudicacionEstimada', fechas.adjudicacionEstimada),
    },
    url: orNull(values.url),
    lineas: values.lineas.map(({ nombre, cantidad, unidad }) => ({
      nombre,
      cantidad,
      unidad: orNull(unidad),
    })),
  };
}

/** What is typed, checked as the contract has it. */
export const OwnForm = z.pipe(
  z.transform((values: OwnValues) => bodyOf(values)),
  NewOwnTender,
);

/** What a letter proposes, beside what was typed: a field that somebody wrote stays as it is. */
export function withProposal(typed: OwnValues, { propuesta }: LetterReading): OwnValues {
  const proposed = valuesOf(propuesta);
  const text = (name: 'codigo' | 'nombre' | 'descripcion' | 'comprador' | 'rutComprador' | 'url') =>
    typed[name].trim() === '' ? proposed[name] : typed[name];
  const moment = (name: OwnDate) =>
    typed.fechas[name].dia === null ? proposed.fechas[name] : typed.fechas[name];
  const isAmountTyped = typed.monto !== null;
  return {
    ...typed,
    codigo: text('codigo'),
    nombre: text('nombre'),
    descripcion: text('descripcion'),
    comprador: text('comprador'),
    rutComprador: text('rutComprador'),
    url: text('url'),
    monto: isAmountTyped ? typed.monto : proposed.monto,
    moneda: isAmountTyped ? typed.moneda : proposed.moneda,
    fechas: {
      finPreguntas: moment('finPreguntas'),
      visitaTerreno: moment('visitaTerreno'),
      cierre: moment('cierre'),
      adjudicacionEstimada: moment('adjudicacionEstimada'),
    },
    lineas: typed.lineas.length === 0 ? proposed.lineas : typed.lineas,
  };
}

/** The words that a field was read from, by its name in the form. */
export function quotesOf({ citas }: LetterReading): Record<string, string> {
  const nameOf = (campo: string) =>
    ownDates.some((name) => name === campo) ? `fechas.${campo}` : campo;
  return Object.fromEntries(citas.map(({ campo, texto }) => [nameOf(campo), texto]));
}
