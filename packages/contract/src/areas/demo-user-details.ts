import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { normalisedRut } from '../rules/rut.ts';
import { PathId } from '../sample-fields.ts';
import { endpoint } from '../endpoint.ts';

/*
 * The data behind the tabs of a sample user. Not in the specification, which has only the user. Every
 * switch and form of the screen is kept here.
 */

export const minSamplePassword = 8;
export const maxDemoCards = 6;
export const demoNoticeKinds = ['messages', 'activity', 'newDevice', 'billing'] as const;
export const demoNoticeChannels = ['email', 'browser', 'app'] as const;
export const demoConnections = ['drive', 'mailing', 'chat', 'repository', 'accounting'] as const;
export const demoSocials = ['facebook', 'twitter', 'instagram', 'linkedin', 'website'] as const;
export const demoLanguages = ['es', 'en', 'pt', 'arn', 'ay', 'qu'] as const;

const text = z.string(checkCode('tipo-texto')).check(z.maxLength(200, checkCode('letras-de-mas')));
const flag = z.boolean(checkCode('si-o-no'));

const Channels = z.object({ email: flag, browser: flag, app: flag });
export type DemoNoticeChannels = z.infer<typeof Channels>;

/** Only what may be shown of a card: neither its number nor its code ever leaves the form. */
export const DemoCard = z.object({
  brand: text,
  last4: z.string().check(z.regex(/^\d{4}$/, checkCode('ultimos-cuatro'))),
  holder: text,
  /** `MM/YY`. */
  expires: z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, checkCode('mes-y-ano'))),
  isPrimary: flag,
});
export type DemoCard = z.infer<typeof DemoCard>;

export const DemoAddress = z.object({
  company: text,
  /** Empty, or a RUT in any writing. */
  taxId: text.check(
    z.refine(
      (typed) => typed.trim() === '' || normalisedRut(typed) !== null,
      checkCode('rut-no-valido'),
    ),
  ),
  street: text,
  commune: text,
  region: text,
  phone: text,
});
export type DemoAddress = z.infer<typeof DemoAddress>;

const kept = {
  languages: z.array(z.enum(demoLanguages, checkCode('idioma-de-lista'))),
  twoSteps: z.object({ enabled: flag, phone: text }),
  notices: z.object({
    messages: Channels,
    activity: Channels,
    newDevice: Channels,
    billing: Channels,
  }),
  connections: z.object({
    drive: flag,
    mailing: flag,
    chat: flag,
    repository: flag,
    accounting: flag,
  }),
  /** The name there; empty when there is none. */
  social: z.object({
    facebook: text,
    twitter: text,
    instagram: text,
    linkedin: text,
    website: text,
  }),
  cards: z.array(DemoCard).check(z.maxLength(maxDemoCards, checkCode('tarjetas-de-mas'))),
  address: DemoAddress,
};

export const DemoDevice = z.object({
  id: z.int(),
  browser: z.string(),
  device: z.string(),
  place: z.string(),
  lastSeen: z.iso.datetime(),
});

export const DemoUserDetails = z.object({
  id: z.number(),
  projects: z.array(
    z.object({
      name: z.string(),
      kind: z.string(),
      done: z.int(),
      total: z.int(),
      hours: z.number(),
    }),
  ),
  /** Newest first. */
  activity: z.array(z.object({ at: z.iso.datetime(), title: z.string(), text: z.string() })),
  /** Newest first; the first is the one in use. */
  devices: z.array(DemoDevice),
  /** The plan is paid from here on, for thirty days. */
  periodStart: z.iso.datetime(),
  ...kept,
});
export type DemoUserDetails = z.infer<typeof DemoUserDetails>;

export const demoPlanDays = 30;

/** What is sent is changed, the rest stays. */
export const DemoUserDetailsPatch = z.partial(z.object(kept));
export type DemoUserDetailsPatch = z.infer<typeof DemoUserDetailsPatch>;

export const demoUserDetailEndpoints = {
  details: endpoint({
    method: 'GET',
    path: '/apps/users/details',
    summary: 'Lo que hay detrás de las pestañas de un usuario de muestra.',
    ours: true,
    access: 'session',
    query: z.object({ id: PathId }),
    response: z.object({ details: DemoUserDetails }),
    problems: ['no-encontrado'],
  }),
  updateDetails: endpoint({
    method: 'POST',
    path: '/apps/users/update-details',
    summary: 'Cambia lo que se envía de esas pestañas y deja lo demás.',
    ours: true,
    access: 'session',
    body: z.object({ id: z.number(checkCode('tipo-numero')), patch: DemoUserDetailsPatch }),
    response: z.object({ details: DemoUserDetails }),
    problems: ['no-encontrado'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/apps/users/change-password',
    summary: 'Anota que un usuario de muestra cambió su contraseña; no la guarda.',
    ours: true,
    access: 'session',
    body: z.object({
      id: z.number(checkCode('tipo-numero')),
      password: z
        .string(checkCode('falta-contrasena-nueva'))
        .check(z.minLength(minSamplePassword, checkCode('texto-corto'))),
    }),
    response: z.object({ details: DemoUserDetails }),
    problems: ['no-encontrado'],
  }),
  closeDevice: endpoint({
    method: 'POST',
    path: '/apps/users/close-device',
    summary: 'Cierra la sesión de un usuario de muestra en uno de sus equipos.',
    ours: true,
    access: 'session',
    body: z.object({
      id: z.number(checkCode('tipo-numero')),
      device: z.int(checkCode('tipo-numero')),
    }),
    response: z.object({ details: DemoUserDetails }),
    problems: ['no-encontrado'],
  }),
};
