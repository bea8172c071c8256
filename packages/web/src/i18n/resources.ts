import type { account } from '#web/areas/account/messages/es.ts';
import type { auth } from '#web/areas/auth/messages/es.ts';
import type { calendar } from '#web/areas/calendar/messages/es.ts';
import type { chat } from '#web/areas/chat/messages/es.ts';
import type { dashboards } from '#web/areas/dashboards/messages/es.ts';
import type { demoUsers } from '#web/areas/demo-users/messages/es.ts';
import type { email } from '#web/areas/email/messages/es.ts';
import type { invoices } from '#web/areas/invoices/messages/es.ts';
import type { permissions } from '#web/areas/permissions/messages/es.ts';
import type { shop } from '#web/areas/shop/messages/es.ts';
import type { todo } from '#web/areas/todo/messages/es.ts';
import type { sources } from '#web/areas/sources/messages/es.ts';
import type { tags } from '#web/areas/tags/messages/es.ts';
import type { tenders } from '#web/areas/tenders/messages/es.ts';
import type { ficha } from '#web/areas/tenders/messages/ficha.es.ts';
import type { Locale } from '#web/lib/locale.ts';
import type { common } from './messages/es.ts';
import type { shellTexts } from './messages/es-shell.ts';
import type { pages } from './messages/pages.es.ts';
import type { widgets } from './messages/widgets.es.ts';

/**
 * Spanish is the source of the keys and the fallback; one namespace an area. Only types here: the
 * texts of an area travel with its pages, never with the first load.
 */
export interface Texts {
  common: typeof common & typeof shellTexts;
  /** Titles of all pages. */
  pages: typeof pages;
  /** What the larger pieces of `ui` say. */
  widgets: typeof widgets;
  account: typeof account;
  auth: typeof auth;
  tenders: typeof tenders;
  /** Of one tender, which the list does without. */
  ficha: typeof ficha;
  sources: typeof sources;
  tags: typeof tags;
  calendar: typeof calendar;
  chat: typeof chat;
  dashboards: typeof dashboards;
  demoUsers: typeof demoUsers;
  email: typeof email;
  invoices: typeof invoices;
  permissions: typeof permissions;
  shop: typeof shop;
  todo: typeof todo;
}
export type Namespace = keyof Texts;
/** What every page stands in: complete in all languages. */
export type ShellNamespace = 'common' | 'pages';

/** The same keys, with any texts. */
type InThreeForms<T> = { [Key in keyof T]: T[Key] extends string ? string : InThreeForms<T[Key]> };

/** The same keys for a language that knows no plural form `many`. */
type InTwoForms<T> = {
  [Key in keyof T as Key extends `${string}_many` ? never : Key]: T[Key] extends string
    ? string
    : InTwoForms<T[Key]>;
};

/** The texts of a namespace in a language: a missing key does not compile, nor does one too many. */
export type TextsIn<L extends Locale, N extends Namespace> = L extends 'en' | 'de'
  ? InTwoForms<Texts[N]>
  : InThreeForms<Texts[N]>;

/** The part of `common` that stands in a file of its own. */
export type ShellTextsIn<L extends Locale> = L extends 'en' | 'de'
  ? InTwoForms<typeof shellTexts>
  : InThreeForms<typeof shellTexts>;

type Loader<L extends Locale, N extends Namespace> = () => Promise<Record<N, TextsIn<L, N>>>;

/** Where the texts of a namespace come from; English is complete, the others wherever they exist. */
export type TextLoaders<N extends Namespace> = {
  [L in 'es' | 'en']: Loader<L, N>;
} & (N extends ShellNamespace
  ? { [L in 'pt' | 'fr' | 'de']: Loader<L, N> }
  : { [L in 'pt' | 'fr' | 'de']?: Loader<L, N> });

type AnyLoader = () => Promise<{ readonly [N in Namespace]?: object }>;

/** The same of any namespace, for what only stores it. */
export type AnyLoaders = { es: AnyLoader } & { readonly [L in Locale]?: AnyLoader };
