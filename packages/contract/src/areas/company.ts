import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, Email, Instant, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { regionName } from '../rules/regions.ts';
import { isPhone, isWebAddress } from '../rules/contact-texts.ts';
import { CompanyRut, nameText } from './account.ts';
import { Person } from './work-shapes.ts';

/** The largest logo, in bytes: it is read with the page, and an image for a screen is far below it. */
export const maxLogoBytes = 1024 ** 2;
/** What a logo may be by its content. No SVG: it is a document that may hold scripts. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** What a person writes in each field; where one may be empty, null says so. */
export const companyFields = {
  nombre: nameText(checkCode('falta-empresa')),
  rut: CompanyRut,
  /** Line of business, as the tax service calls it. */
  giro: text({ min: 1, max: 200 }),
  direccion: text({ min: 1, max: 200 }),
  /** Official number of the region. */
  region: z
    .number(checkCode('tipo-numero'))
    .check(z.refine((number) => regionName(number) !== null, checkCode('region-desconocida'))),
  /** One of the communes of the region. */
  comuna: text({ min: 1, max: 60 }),
  /** Who answers for the company. */
  contacto: text({ min: 1, max: 100 }),
  correo: Email,
  telefono: text({ min: 1, max: 30 }).check(z.refine(isPhone, checkCode('telefono-no-valido'))),
  sitioWeb: text({ min: 1, max: 200 }).check(z.refine(isWebAddress, checkCode('sitio-no-valido'))),
};

export const Company = z.object({
  id: z.number(),
  nombre: z.string(),
  /** As printed, `76.123.456-0`. */
  rut: z.string(),
  giro: z.nullable(z.string()),
  direccion: z.nullable(z.string()),
  region: z.nullable(z.int()),
  comuna: z.nullable(z.string()),
  contacto: z.nullable(z.string()),
  correo: z.nullable(z.string()),
  telefono: z.nullable(z.string()),
  sitioWeb: z.nullable(z.string()),
  logo: z.nullable(z.object({ tipo: z.enum(logoTypes), bytes: Count, sha256: z.string() })),
  /** Of the data; the logo does not count. */
  version: Count,
  /** The last change of the data; null before the first. */
  cambio: z.nullable(z.object({ por: z.nullable(Person), cuando: Instant })),
});
export type Company = z.infer<typeof Company>;

const CompanyChange = z.strictObject({
  nombre: z.optional(companyFields.nombre),
  rut: z.optional(companyFields.rut),
  giro: z.optional(z.nullable(companyFields.giro)),
  direccion: z.optional(z.nullable(companyFields.direccion)),
  region: z.optional(z.nullable(companyFields.region)),
  comuna: z.optional(z.nullable(companyFields.comuna)),
  contacto: z.optional(z.nullable(companyFields.contacto)),
  correo: z.optional(z.nullable(companyFields.correo)),
  telefono: z.optional(z.nullable(companyFields.telefono)),
  sitioWeb: z.optional(z.nullable(companyFields.sitioWeb)),
});
export type CompanyChange = z.infer<typeof CompanyChange>;

const read = { action: 'read', subject: 'Company' } as const;
const update = { action: 'update', subject: 'Company' } as const;

export const companyEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/empresa',
    summary: 'Los datos de la empresa.',
    access: read,
    response: Company,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/empresa',
    summary: 'Cambia los datos de la empresa; los ausentes quedan como están y null los borra.',
    access: update,
    body: CompanyChange,
    versioned: true,
    response: Company,
    problems: ['datos-invalidos', 'ya-existe'],
  }),
  setLogo: endpoint({
    method: 'POST',
    path: '/api/empresa/logo',
    summary: 'Guarda el logo: una imagen PNG, JPEG o WebP de hasta 1 MB.',
    access: update,
    body: 'file',
    response: Company,
    problems: ['demasiado-grande', 'archivo-vacio', 'datos-invalidos'],
  }),
  logo: endpoint({
    method: 'GET',
    path: '/api/empresa/logo',
    summary: 'El logo; su tipo está en los datos de la empresa.',
    access: read,
    produces: 'application/octet-stream',
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    problems: ['no-encontrado'],
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/api/empresa/logo',
    summary: 'Quita el logo.',
    access: update,
    response: Company,
  }),
};
