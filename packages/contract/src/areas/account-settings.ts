import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { IsoDate } from '../fields.ts';

const connected = z.object({ profileImg: z.string(), id: z.string() });
const notConnected = z.object({});

export const AccountSettings = z.object({
  /** The only part that the current screen shows. */
  general: z.object({
    avatar: z.string(),
    username: z.string(),
    fullName: z.string(),
    email: z.string(),
    company: z.string(),
  }),
  info: z.object({
    bio: z.string(),
    dob: z.nullable(z.string()),
    country: z.string(),
    website: z.string(),
    phone: z.number(),
  }),
  social: z.object({
    socialLinks: z.object({
      twitter: z.string(),
      facebook: z.string(),
      google: z.string(),
      linkedIn: z.string(),
      instagram: z.string(),
      quora: z.string(),
    }),
    connections: z.object({
      twitter: connected,
      google: connected,
      facebook: notConnected,
      github: notConnected,
    }),
  }),
  notification: z.object({
    commentOnArticle: z.boolean(),
    answerOnForm: z.boolean(),
    followMe: z.boolean(),
    newAnnouncements: z.boolean(),
    productUpdates: z.boolean(),
    blogDigest: z.boolean(),
  }),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

const billStates = ['paid', 'pending', 'refunded'] as const;

/** How the sample account pays, and what it has paid; of a card only what may be shown. */
export const SampleBilling = z.object({
  cards: z.array(
    z.object({
      id: z.number(),
      brand: z.string(),
      last4: z.string(),
      holder: z.string(),
      /** `MM/YY`. */
      expires: z.string(),
      isPrimary: z.boolean(),
    }),
  ),
  /** The newest first. */
  history: z.array(
    z.object({
      id: z.number(),
      day: IsoDate,
      plan: z.string(),
      /** In Chilean pesos. */
      amount: z.int(),
      state: z.enum(billStates),
      card: z.string(),
    }),
  ),
});
export type SampleBilling = z.infer<typeof SampleBilling>;

export const accountSettingEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/account-setting/data',
    summary: 'Los ajustes de la cuenta de muestra.',
    access: 'session',
    response: AccountSettings,
  }),
  billing: endpoint({
    method: 'GET',
    path: '/account-setting/billing',
    summary: 'Las tarjetas y los cobros de la cuenta de muestra.',
    ours: true,
    access: 'session',
    response: SampleBilling,
  }),
};
