import * as z from 'zod/mini';
import { AbilityRule, Role } from '../abilities.ts';
import { Instant } from '../fields.ts';

export const userStatuses = ['active', 'inactive', 'pending'] as const;

export const CompanyChoice = z.object({ id: z.number(), nombre: z.string() });
export type CompanyChoice = z.infer<typeof CompanyChoice>;

/** An administrator has nothing to look at as an administrator. */
export const ViewedRole = z.enum(['maintainer', 'editor', 'author', 'subscriber']);
export type ViewedRole = z.infer<typeof ViewedRole>;

/** How long one looks at the company as another role; then it ends by itself. */
export const viewMinutes = 30;

/** As what an administrator looks at the company. While that lasts nothing can be changed. */
export const View = z.object({
  role: ViewedRole,
  /** As whom of that role; null for somebody who has no tenders. */
  persona: z.nullable(z.object({ id: z.number(), fullName: z.string() })),
  hasta: Instant,
});
export type View = z.infer<typeof View>;

/** What the web keeps in local storage about who is signed in (specification, sections 3 and 6). */
export const UserData = z.object({
  id: z.number(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  role: Role,
  ability: z.array(AbilityRule),
  /** Every company this user may enter. */
  empresas: z.array(z.extend(CompanyChoice, { role: Role })),
  /** Whether this server offers the pages of the template; not under `PLIEGO_SAMPLE=off`. */
  plantilla: z.boolean(),
  /** The time zone that the person chose; absent: that of the device. */
  zona: z.optional(z.string()),
  /** As what the person looks at the company, whose role and ability these then are; absent otherwise. */
  vista: z.optional(View),
});
export type UserData = z.infer<typeof UserData>;

/** By what a session was opened: a password, a passkey, or the identity provider of a company. */
export const signInMethods = ['contrasena', 'llave', 'organizacion'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** What a session lacks to work in its company, by that company's rules. */
export const missingKinds = ['segundo-paso', 'metodo'] as const;
export type MissingKind = (typeof missingKinds)[number];

export const Missing = z.object({
  falta: z.enum(missingKinds),
  /** By what the company lets people in. */
  metodos: z.array(z.enum(signInMethods)),
});
export type Missing = z.infer<typeof Missing>;

export const Session = z.object({
  userData: UserData,
  /** Number of the company the session is in. */
  empresa: z.number(),
  /** Absent where the session meets the rules of the company; until then it opens one's own account alone. */
  pendiente: z.optional(Missing),
});
export type Session = z.infer<typeof Session>;
