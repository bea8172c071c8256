import * as z from 'zod/mini';
import { Role } from '../abilities.ts';
import { endpoint } from '../endpoint.ts';
import { Count, Email, Id, IsoDate, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { isPhone, isWebAddress } from '../rules/contact-texts.ts';
import { Accepted, LinkToken, nameText, Username } from './account.ts';
import { GivenPassword } from './account-password.ts';

/** The largest picture, in bytes: the page sends one that it has cropped to `pictureSide`. */
export const maxPictureBytes = 512 * 1024;
/** The side of a picture as it is stored by the page, in pixels. */
export const pictureSide = 256;
/** What a picture may be by its content. No SVG: it is a document that may hold scripts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Where else somebody can be found. */
export const socialNetworks = [
  'linkedIn',
  'twitter',
  'facebook',
  'instagram',
  'google',
  'quora',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

const isZone = (zone: string): boolean => {
  try {
    return Intl.DateTimeFormat('es', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const webAddress = () =>
  text({ max: 200 }).check(
    z.refine((address) => address === '' || isWebAddress(address), checkCode('sitio-no-valido')),
  );

/** What a person writes of themselves; empty where there is nothing. */
export const ownProfileFields = {
  cargo: text({ max: 100 }),
  bio: text({ max: 500 }),
  /** Day of birth; null where it was not given. */
  nacimiento: z.nullable(IsoDate),
  /** ISO 3166 code of a country, or nothing. */
  pais: z.string().check(z.regex(/^(?:[A-Z]{2})?$/, checkCode('pais-no-valido'))),
  sitio: webAddress(),
  telefono: text({ max: 30 }).check(
    z.refine((phone) => phone === '' || isPhone(phone), checkCode('telefono-no-valido')),
  ),
  /** IANA zone; nothing: that of the device. */
  zona: z.string().check(
    z.maxLength(60),
    z.refine((zone) => zone === '' || isZone(zone), checkCode('zona-no-valida')),
  ),
};

const socialFields = {
  linkedIn: webAddress(),
  twitter: webAddress(),
  facebook: webAddress(),
  instagram: webAddress(),
  google: webAddress(),
  quora: webAddress(),
} satisfies Record<SocialNetwork, unknown>;

export const ProfileDetails = z.object({ ...ownProfileFields, redes: z.object(socialFields) });
export type ProfileDetails = z.infer<typeof ProfileDetails>;

/** What everybody begins with. */
export const emptyProfile: ProfileDetails = {
  cargo: '',
  bio: '',
  nacimiento: null,
  pais: '',
  sitio: '',
  telefono: '',
  zona: '',
  redes: { linkedIn: '', twitter: '', facebook: '', instagram: '', google: '', quora: '' },
};

export const OwnProfile = z.object({
  ...ProfileDetails.shape,
  id: z.number(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  /** An address that waits to be confirmed; null where none does. */
  correoNuevo: z.nullable(z.string()),
});
export type OwnProfile = z.infer<typeof OwnProfile>;

export const OwnProfileChange = z.strictObject({
  fullName: z.optional(nameText(checkCode('falta-tu-nombre'))),
  username: z.optional(Username),
  cargo: z.optional(ownProfileFields.cargo),
  bio: z.optional(ownProfileFields.bio),
  nacimiento: z.optional(ownProfileFields.nacimiento),
  pais: z.optional(ownProfileFields.pais),
  sitio: z.optional(ownProfileFields.sitio),
  telefono: z.optional(ownProfileFields.telefono),
  zona: z.optional(ownProfileFields.zona),
  redes: z.optional(z.partial(z.strictObject(socialFields))),
});
export type OwnProfileChange = z.infer<typeof OwnProfileChange>;

/** What colleagues see of a person. */
export const ColleagueProfile = z.object({
  id: z.number(),
  fullName: z.string(),
  avatar: z.nullable(z.string()),
  role: Role,
  cargo: z.string(),
  bio: z.string(),
  telefono: z.string(),
  sitio: z.string(),
  pais: z.string(),
});
export type ColleagueProfile = z.infer<typeof ColleagueProfile>;

/** What becomes of somebody's work in a company that they leave. */
export const WorkLeft = z.object({
  nombre: z.string(),
  licitaciones: Count,
  tareas: Count,
  /** Nobody else administers it: the account cannot be deleted before somebody does. */
  unicaAdministradora: z.boolean(),
});

export const ownProfileEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/cuenta/perfil',
    summary: 'El perfil de quien lo pide.',
    access: 'session',
    response: OwnProfile,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/cuenta/perfil',
    summary: 'Cambia los campos del perfil que se envían y deja los demás.',
    access: 'session',
    body: OwnProfileChange,
    response: OwnProfile,
    problems: ['datos-invalidos'],
  }),
  setPicture: endpoint({
    method: 'POST',
    path: '/api/cuenta/foto',
    summary: 'Guarda la foto: una imagen PNG, JPEG o WebP de hasta 512 kB.',
    access: 'session',
    body: 'file',
    response: OwnProfile,
    problems: ['demasiado-grande', 'archivo-vacio', 'datos-invalidos'],
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/api/cuenta/foto',
    summary: 'Quita la foto.',
    access: 'session',
    response: OwnProfile,
  }),
  person: endpoint({
    method: 'GET',
    path: '/api/personas/:id',
    summary: 'Lo que una persona de la empresa cuenta de sí misma a quienes trabajan con ella.',
    access: 'session',
    params: z.object({ id: Id }),
    response: ColleagueProfile,
    problems: ['no-encontrado'],
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/personas/:id/foto',
    summary: 'La foto de una persona de la empresa.',
    access: 'session',
    params: z.object({ id: Id }),
    produces: 'application/octet-stream',
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    problems: ['no-encontrado'],
  }),
  askEmail: endpoint({
    method: 'POST',
    path: '/api/cuenta/correo',
    summary:
      'Pide cambiar el correo: envía un enlace al nuevo, y el cambio vale cuando se abre. Responde lo mismo si ese correo ya tiene una cuenta.',
    access: 'session',
    body: z.object({ email: Email, password: GivenPassword }),
    response: Accepted,
    status: 202,
    problems: ['datos-invalidos', 'demasiados-intentos'],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/auth/correo-nuevo',
    summary: 'Confirma el correo nuevo de una cuenta con el enlace que llegó a él.',
    access: 'public',
    body: z.object({ token: LinkToken }),
    response: z.object({ email: z.string() }),
    problems: ['enlace-invalido', 'demasiados-intentos'],
  }),
  previewRemoval: endpoint({
    method: 'GET',
    path: '/api/cuenta/eliminacion',
    summary: 'Qué pasa con el trabajo abierto de cada empresa si quien lo pide elimina su cuenta.',
    access: 'session',
    response: z.object({ empresas: z.array(WorkLeft) }),
  }),
  removeAccount: endpoint({
    method: 'POST',
    path: '/api/cuenta/eliminacion',
    summary:
      'Elimina la cuenta propia: deja todas las empresas, su trabajo abierto queda sin responsable, y nadie entra más con ella.',
    access: 'session',
    body: z.object({ password: GivenPassword, confirma: z.literal(true) }),
    response: Accepted,
    problems: ['datos-invalidos', 'ultimo-administrador', 'demasiados-intentos'],
  }),
};
