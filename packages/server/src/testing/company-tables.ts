import { type SQL, sql } from 'drizzle-orm';
import { people, tagIds } from './fixture.ts';

/** What belongs to a company, with the rows of company 1 in it. */
export const companyTables: Record<string, SQL> = {
  companies: sql`id = 1`,
  users: sql`id in (1, 2, 3, 4, 5, 8)`,
  memberships: sql`company_id = 1`,
  sessions: sql`company_id = 1`,
  registrations: sql`email = 'nueva@andes.demo'`,
  account_tokens: sql`user_id = 1`,
  sign_in_challenges: sql`company_id = 1`,
  two_steps: sql`user_id = 1`,
  recovery_codes: sql`user_id = 1`,
  attempts: sql`bucket = 'x'`,
  outbox: sql`id = 'x'`,
  key_checks: sql`id = 2`,
  tags: sql`company_id = 1`,
  tender_work: sql`company_id = 1`,
  tender_tags: sql`company_id = 1`,
  events: sql`company_id = 1`,
  import_runs: sql`company_id = 1`,
  import_rejections: sql`run_id in (select id from import_runs)`,
  bookmarks: sql`user_id = 1`,
  sample_collections: sql`company_id = 1`,
  sample_rows: sql`company_id = 1`,
};

/** Of these not even their own company sees a row: they are of the system role alone. */
export const systemTables: readonly string[] = [
  'sessions',
  'registrations',
  'account_tokens',
  'sign_in_challenges',
  'two_steps',
  'recovery_codes',
  'attempts',
  'outbox',
  'key_checks',
];

/** Rows of an administrator of company 1, and of one to be, in the tables of accounts. */
export const accountRows: readonly SQL[] = [
  sql`insert into registrations values ('x', 'nueva@andes.demo', 'x', 'x', 'x', 'x', 'x', now(), now())`,
  sql`insert into account_tokens values (1, 'reset-password', 'x', now())`,
  sql`insert into sign_in_challenges values ('x', 1, 1, 0, now())`,
  sql`insert into two_steps values (1, 'x', now(), 0)`,
  sql`insert into recovery_codes values (1, 'x')`,
  sql`insert into attempts (bucket, at) values ('x', now())`,
  sql`insert into outbox values ('x', 'x', 1, now(), now())`,
  sql`insert into key_checks values (2, 'x')`,
];

/** Rows that company 1 writes when the server keeps its sample data. */
export const sampleRows: readonly SQL[] = [
  sql`insert into sample_collections values (1, 'tareas') returning 1`,
  sql`insert into sample_rows values (1, 'tareas', 1, '{}') returning 1`,
];

/** Facts that are the same for everyone. */
export const publicTables = ['buyers', 'tenders', 'tender_observations'];

/** What each is written with from outside; every one must be refused or touch nothing. */
export const writes: Record<string, { insert: SQL; update: SQL }> = {
  companies: {
    insert: sql`insert into companies (name, tax_id) values ('x', 'x') returning 1`,
    update: sql`update companies set name = 'x' where id = 1 returning 1`,
  },
  users: {
    insert: sql`insert into users (full_name, username, email, password_hash) values ('x', 'x', 'x', 'x') returning 1`,
    update: sql`update users set full_name = 'x' where id = 1 returning 1`,
  },
  memberships: {
    insert: sql`insert into memberships values (1, ${people.foreign.id}, 'admin') returning 1`,
    update: sql`update memberships set role = 'subscriber' where company_id = 1 returning 1`,
  },
  sessions: {
    insert: sql`insert into sessions values ('x', 1, 1, now(), now()) returning 1`,
    update: sql`update sessions set user_id = ${people.foreign.id} returning 1`,
  },
  registrations: {
    insert: sql`insert into registrations values ('y', 'x', 'x', 'x', 'x', 'x', 'x', now(), now()) returning 1`,
    update: sql`update registrations set password_hash = 'x' returning 1`,
  },
  account_tokens: {
    insert: sql`insert into account_tokens values (1, 'reset-password', 'y', now()) returning 1`,
    update: sql`update account_tokens set token_hash = 'y' returning 1`,
  },
  sign_in_challenges: {
    insert: sql`insert into sign_in_challenges values ('y', 1, 1, 0, now()) returning 1`,
    update: sql`update sign_in_challenges set user_id = ${people.foreign.id} returning 1`,
  },
  two_steps: {
    insert: sql`insert into two_steps values (2, 'y', now(), 0) returning 1`,
    update: sql`update two_steps set enabled_at = null returning 1`,
  },
  recovery_codes: {
    insert: sql`insert into recovery_codes values (1, 'y') returning 1`,
    update: sql`update recovery_codes set code_hash = 'y' returning 1`,
  },
  attempts: {
    insert: sql`insert into attempts (bucket, at) values ('y', now()) returning 1`,
    update: sql`update attempts set at = now() returning 1`,
  },
  outbox: {
    insert: sql`insert into outbox values ('y', 'y', 1, now(), now()) returning 1`,
    update: sql`update outbox set tries = 0 returning 1`,
  },
  key_checks: {
    insert: sql`insert into key_checks values (3, 'y') returning 1`,
    update: sql`update key_checks set sealed = 'y' returning 1`,
  },
  tags: {
    insert: sql`insert into tags (company_id, name, name_key, color) values (1, 'x', 'x', 'rojo') returning 1`,
    update: sql`update tags set name = 'x' where company_id = 1 returning 1`,
  },
  tender_work: {
    insert: sql`insert into tender_work values (1, 40, null, 1, now()) returning 1`,
    update: sql`update tender_work set version = 9 where company_id = 1 returning 1`,
  },
  tender_tags: {
    insert: sql`insert into tender_tags values (1, 1, ${tagIds.sinUso}, 9) returning 1`,
    update: sql`update tender_tags set position = 9 where company_id = 1 returning 1`,
  },
  events: {
    insert: sql`insert into events (company_id, tender_id, type, before, after, at) values (1, 1, 'etiquetas', '[]', '[]', now()) returning 1`,
    update: sql`update events set actor_id = 6 where company_id = 1 returning 1`,
  },
  import_runs: {
    insert: sql`insert into import_runs (company_id, file_name, state, bytes, started_at, touched_at) values (1, 'x', 'en-cola', 1, now(), now()) returning 1`,
    update: sql`update import_runs set file_name = 'x' where company_id = 1 returning 1`,
  },
  import_rejections: {
    insert: sql`insert into import_rejections (run_id, kind, line, reason, excerpt) values (1, 'rechazada', 1, 'x', 'x') returning 1`,
    update: sql`update import_rejections set reason = 'x' returning 1`,
  },
  bookmarks: {
    insert: sql`insert into bookmarks (user_id, page_id) values (1, 4) returning 1`,
    update: sql`update bookmarks set page_id = 4 returning 1`,
  },
  sample_collections: {
    insert: sql`insert into sample_collections values (1, 'ajena') returning 1`,
    update: sql`update sample_collections set collection = 'x' where company_id = 1 returning 1`,
  },
  sample_rows: {
    insert: sql`insert into sample_rows values (1, 'tareas', 2, '{}') returning 1`,
    update: sql`update sample_rows set data = '[]' where company_id = 1 returning 1`,
  },
};
