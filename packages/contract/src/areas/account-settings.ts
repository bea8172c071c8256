import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

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

export const accountSettingEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/account-setting/data',
    summary: 'Los ajustes de la cuenta de muestra.',
    access: 'session',
    response: AccountSettings,
  }),
};
