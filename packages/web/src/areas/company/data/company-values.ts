import { type Company, type CompanyChange, companyFields } from '@pliego/contract/areas/company';
import { preprocess } from '@pliego/contract/fields';
import type { $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';

/** The fields of the form, in their order on it. */
export const dataNames = [
  'nombre',
  'rut',
  'giro',
  'direccion',
  'region',
  'comuna',
  'contacto',
  'correo',
  'telefono',
  'sitioWeb',
] as const;
export type DataName = (typeof dataNames)[number];

/** What the form holds: texts, empty where nothing is said. */
export type CompanyValues = Record<DataName, string>;

export function valuesOf(company: Company): CompanyValues {
  const text = (name: DataName) => String(company[name] ?? '');
  return {
    nombre: text('nombre'),
    rut: text('rut'),
    giro: text('giro'),
    direccion: text('direccion'),
    region: text('region'),
    comuna: text('comuna'),
    contacto: text('contacto'),
    correo: text('correo'),
    telefono: text('telefono'),
    sitioWeb: text('sitioWeb'),
  };
}

/** A field that may be left empty. */
const orNothing = <S extends $ZodType>(schema: S) =>
  preprocess(
    (written) => (typeof written === 'string' && written.trim() === '' ? null : written),
    z.nullable(schema),
  );

/** What is typed, checked by the fields of the contract. */
export const CompanyForm = z.object({
  nombre: companyFields.nombre,
  rut: companyFields.rut,
  giro: orNothing(companyFields.giro),
  direccion: orNothing(companyFields.direccion),
  region: preprocess(
    (chosen) => (chosen === '' ? null : Number(chosen)),
    z.nullable(companyFields.region),
  ),
  comuna: orNothing(companyFields.comuna),
  contacto: orNothing(companyFields.contacto),
  correo: orNothing(companyFields.correo),
  telefono: orNothing(companyFields.telefono),
  sitioWeb: orNothing(companyFields.sitioWeb),
});

/** Of what was typed, what is other than it was. */
export function changeOf(typed: CompanyValues, base: CompanyValues): CompanyChange {
  const checked = CompanyForm.parse(typed);
  return Object.fromEntries(
    Object.entries(checked).filter(([name]) =>
      dataNames.some((known) => known === name && typed[known] !== base[known]),
    ),
  );
}
