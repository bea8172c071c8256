import type { Topic } from '@pliego/contract/message';
import type { catalogue } from '@pliego/contract/messages/catalogue';
import type { account } from '#web/areas/account/messages/es.ts';
import type { auditLog } from '#web/areas/audit/messages/es.ts';
import type { reportPages } from '#web/areas/reports/messages/es.ts';
import type { auth } from '#web/areas/auth/messages/es.ts';
import type { company } from '#web/areas/company/messages/es.ts';
import type { calendar } from '#web/template/calendar/messages/es.ts';
import type { CatalogueTexts } from '#web/template/catalogue/texts.ts';
import type { chat } from '#web/template/chat/messages/es.ts';
import type { dashboards } from '#web/template/dashboards/messages/es.ts';
import type { demoUsers } from '#web/template/demo-users/messages/es.ts';
import type { email } from '#web/template/email/messages/es.ts';
import type { invoices } from '#web/template/invoices/messages/es.ts';
import type { permissions } from '#web/template/permissions/messages/es.ts';
import type { jwt } from '#web/template/jwt/messages/es.ts';
import type { dialogs } from '#web/template/dialogs/messages/es.ts';
import type { profile } from '#web/template/profile/messages/es.ts';
import type { pricing } from '#web/template/pricing/messages/es.ts';
import type { shop } from '#web/template/shop/messages/es.ts';
import type { todo } from '#web/template/todo/messages/es.ts';
import type { sources } from '#web/areas/sources/messages/es.ts';
import type { help } from '#web/areas/help/messages/es.ts';
import type { news } from '#web/areas/news/messages/es.ts';
import type { products } from '#web/areas/products/messages/es.ts';
import type { licence } from '#web/areas/licence/messages/es.ts';
import type { keys } from '#web/areas/keys/messages/es.ts';
import type { users } from '#web/areas/users/messages/es.ts';
import type { tags } from '#web/areas/tags/messages/es.ts';
import type { tenders } from '#web/areas/tenders/messages/es.ts';
import type { tenderCalendar } from '#web/areas/tenders/calendar/messages/es.ts';
import type { expediente } from '#web/areas/tenders/work/messages/es.ts';
import type { followUp } from '#web/areas/tenders/follow-up/messages/es.ts';
import type { ownTender } from '#web/areas/tenders/own/messages/es.ts';
import type { teamSheet } from '#web/areas/tenders/sheet/messages/es.ts';
import type { home } from '#web/areas/tenders/home/messages/es.ts';
import type { ficha } from '#web/areas/tenders/messages/ficha.es.ts';
import type { Locale } from '#web/lib/locale.ts';
import type { lists } from '#web/lists/messages/es.ts';
import type { productTour } from '#web/app/shell/tour/messages/es.ts';
import type { common } from './messages/es.ts';
import type { shellTexts } from './messages/es-shell.ts';
import type { pages } from './messages/pages.es.ts';
import type { widgets } from './messages/widgets.es.ts';

/** Messages of the server and the contract's schemas, looked up by code. */
type MessageTexts = Record<Topic, Record<string, string>>;

/**
 * Spanish is the source of the keys and the fallback; one namespace an area. Only types here: the
 * texts of an area travel with its pages, never with the first load.
 */
export interface Texts extends MessageTexts, CatalogueTexts {
  common: typeof common & typeof shellTexts;
  /** Titles of all pages. */
  pages: typeof pages;
  /** The texts of the larger components of `ui`. */
  widgets: typeof widgets;
  account: typeof account;
  auth: typeof auth;
  company: typeof company;
  /** What every list has: saved views, and how it is shown. */
  lists: typeof lists;
  /** The tour of the product. */
  productTour: typeof productTour;
  tenders: typeof tenders;
  home: typeof home;
  followUp: typeof followUp;
  ownTender: typeof ownTender;
  teamSheet: typeof teamSheet;
  /** Our work on tenders: stages, moves, following. */
  expediente: typeof expediente;
  /** The calendar of the list, and subscribing to one. */
  tenderCalendar: typeof tenderCalendar;
  /** Of one tender, which the list does without. */
  ficha: typeof ficha;
  sources: typeof sources;
  tags: typeof tags;
  products: typeof products;
  users: typeof users;
  keys: typeof keys;
  help: typeof help;
  news: typeof news;
  auditLog: typeof auditLog;
  reportPages: typeof reportPages;
  calendar: typeof calendar;
  dialogs: typeof dialogs;
  chat: typeof chat;
  dashboards: typeof dashboards;
  demoUsers: typeof demoUsers;
  email: typeof email;
  invoices: typeof invoices;
  permissions: typeof permissions;
  pricing: typeof pricing;
  profile: typeof profile;
  jwt: typeof jwt;
  licence: typeof licence;
  shop: typeof shop;
  todo: typeof todo;
}
export type Namespace = keyof Texts;
/** The texts of the shell: complete in all languages. */
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

/** The English sentences of a topic of messages. */
export type EnglishMessages<T extends Topic> = InTwoForms<(typeof catalogue)[T]>;

/** The part of `common` in a separate file. */
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

/** A file of texts by the namespace it is of. */
export type AnyTexts = { readonly [N in Namespace]?: object };
type AnyLoader = () => Promise<AnyTexts>;

/** The same of any namespace, for what only stores it. */
export type AnyLoaders = { es: AnyLoader } & { readonly [L in Locale]?: AnyLoader };
