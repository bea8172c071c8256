import { type SQL, sql } from 'drizzle-orm';
import { accountWrites } from './company-account-tables.ts';
import { workTables, workWrites } from './company-work-tables.ts';
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
  passkeys: sql`user_id = 1`,
  passkey_challenges: sql`user_id = 1`,
  company_providers: sql`company_id = 1`,
  organization_sign_ins: sql`company_id = 1`,
  known_places: sql`user_id = 1`,
  attempts: sql`bucket = 'x'`,
  outbox: sql`id = 'x'`,
  key_checks: sql`id = 2`,
  fold_state: sql`id = 1`,
  tags: sql`company_id = 1`,
  tender_work: sql`company_id = 1`,
  tender_tags: sql`company_id = 1`,
  events: sql`company_id = 1`,
  import_runs: sql`company_id = 1`,
  import_rejections: sql`run_id in (select id from import_runs)`,
  home_visits: sql`user_id = 1`,
  help_opinions: sql`user_id = 1`,
  seen_notes: sql`user_id = 1`,
  profiles: sql`user_id = 1`,
  bookmarks: sql`user_id = 1`,
  sample_collections: sql`company_id = 1`,
  sample_rows: sql`company_id = 1`,
  connectors: sql`company_id = 1`,
  connector_runs: sql`company_id = 1`,
  connector_backfills: sql`company_id = 1`,
  connector_queue: sql`company_id = 1`,
  source_notices: sql`company_id = 1`,
  source_lanes: sql`lane = 'x'`,
  spreadsheet_uploads: sql`company_id = 1`,
  spreadsheet_mappings: sql`company_id = 1`,
  buyers: sql`company_id = 1`,
  tenders: sql`company_id = 1`,
  tender_keys: sql`company_id = 1`,
  tender_observations: sql`company_id = 1`,
  search_words: sql`company_id = 1`,
  suppliers: sql`company_id = 1`,
  ...workTables,
};

/** Of these not even their own company sees a row: they are of the system role alone. */
export const systemTables: readonly string[] = [
  'sessions',
  'registrations',
  'account_tokens',
  'sign_in_challenges',
  'two_steps',
  'recovery_codes',
  'passkeys',
  'passkey_challenges',
  'company_providers',
  'organization_sign_ins',
  'known_places',
  'attempts',
  'outbox',
  'key_checks',
  'fold_state',
  'source_lanes',
  // Inside a company these are read through views.
  'buyers',
  'tenders',
  'tender_keys',
  'tender_observations',
  'search_words',
  'suppliers',
];

/** Under the views of companies, which read as their owner: of these the owner sees every row. */
export const viewedTables: readonly string[] = [
  'buyers',
  'tenders',
  'tender_observations',
  'search_words',
  'suppliers',
];

/** What a company sees of those, with what is of company 1 alone. */
export const companyViews: Record<string, SQL> = {
  visible_buyers: sql`company_id = 1`,
  visible_tenders: sql`company_id = 1`,
  visible_tender_observations: sql`company_id = 1`,
  visible_search_words: sql`company_id = 1`,
  visible_suppliers: sql`company_id = 1`,
};

/** Every public tender read a second time: a tender read once has no sighting yet. */
export const toldAgain = sql`insert into tender_sightings select id, now() from tenders where company_id is null`;

/** A supplier that only a file of company 1 names, and one that a public source names. */
export const supplierRows: readonly SQL[] = [
  sql`insert into suppliers values (1, 'nombre:suyo', 'Suyo', 'suyo'), (null, 'nombre:de todos', 'De todos', 'de todos')`,
];

/** A connector of company 1 with one row of everything that hangs on it. */
export const connectorRows: readonly SQL[] = [
  sql`insert into connectors (id, company_id, kind, name, url, every_minutes, lane, sealed_ticket, created_at) values (1, 1, 'ocds', 'x', 'https://x.test', 30, 'x', 'x', now())`,
  sql`insert into connector_runs select max(id), 1, 1, 'programada', 0 from import_runs where company_id = 1`,
  sql`insert into connector_backfills (id, company_id, connector_id, state, from_day, to_day, created_at) values (1, 1, 1, 'en-cola', '2026-01-01', '2026-01-02', now())`,
  sql`insert into connector_queue (company_id, connector_id, code, priority, queued_at, not_before) values (1, 1, 'x', 3, now(), now())`,
  sql`insert into source_notices (company_id, connector_id, kind, message, times, first_at, last_at) values (1, 1, 'sin-respuesta', '[]', 1, now(), now())`,
  sql`insert into source_lanes (lane, day, used, used_by_hand, last_at) values ('x', '2026-01-01', 0, 0, now())`,
];

/** Rows that company 1 writes when the server keeps its sample data. */
export const sampleRows: readonly SQL[] = [
  sql`insert into sample_collections values (1, 'tareas') returning 1`,
  sql`insert into sample_rows values (1, 'tareas', 1, '{}') returning 1`,
];

/** What everybody reads and imports alone write, with a column of each. */
export const publicTables: Record<string, string> = {
  source_readings: 'source',
  reference_codes: 'code',
  currency_rates: 'currency',
  visible_buyers: 'id',
  visible_tenders: 'id',
  visible_tender_observations: 'id',
  visible_search_words: 'word',
  visible_suppliers: 'key',
  rubro_names: 'code',
  legal_terms: 'code',
  tender_sightings: 'id',
};

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
  ...accountWrites,
  outbox: {
    // A company may add a mail of its own, and never read one.
    insert: sql`insert into outbox values ('y', 'y', 1, now(), now()) returning sealed`,
    update: sql`update outbox set tries = 0 returning 1`,
  },
  key_checks: {
    insert: sql`insert into key_checks values (3, 'y') returning 1`,
    update: sql`update key_checks set sealed = 'y' returning 1`,
  },
  fold_state: {
    insert: sql`insert into fold_state values (2, 1, null) returning 1`,
    update: sql`update fold_state set version = 0 returning 1`,
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
    insert: sql`insert into import_rejections (run_id, kind, line, reason, excerpt) values (1, 'rechazada', 1, '[]', 'x') returning 1`,
    update: sql`update import_rejections set reason = '[]' returning 1`,
  },
  home_visits: {
    insert: sql`insert into home_visits values (1, 1, null, now()) returning 1`,
    update: sql`update home_visits set last_at = now() where company_id = 1 returning 1`,
  },
  help_opinions: {
    insert: sql`insert into help_opinions values (1, 'ajena', true, '', now()) returning 1`,
    update: sql`update help_opinions set comment = 'x' returning 1`,
  },
  seen_notes: {
    insert: sql`insert into seen_notes values (1, 'ajena', now()) returning 1`,
    update: sql`update seen_notes set note = 'x' returning 1`,
  },
  profiles: {
    insert: sql`insert into profiles values (1, '{}', null, null) returning 1`,
    update: sql`update profiles set details = '[]' returning 1`,
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
  connectors: {
    insert: sql`insert into connectors (company_id, kind, name, url, every_minutes, lane, created_at) values (1, 'ocds', 'x', 'x', 30, 'x', now()) returning 1`,
    update: sql`update connectors set name = 'x' where company_id = 1 returning 1`,
  },
  connector_runs: {
    insert: sql`insert into connector_runs values (1, 1, 1, 'programada', 0) returning 1`,
    update: sql`update connector_runs set requests = 9 returning 1`,
  },
  connector_backfills: {
    insert: sql`insert into connector_backfills (company_id, connector_id, state, from_day, to_day, created_at) values (1, 1, 'cancelado', '2026-01-01', '2026-01-02', now()) returning 1`,
    update: sql`update connector_backfills set state = 'cancelado' where company_id = 1 returning 1`,
  },
  connector_queue: {
    insert: sql`insert into connector_queue (company_id, connector_id, code, priority, queued_at, not_before) values (1, 1, 'y', 3, now(), now()) returning 1`,
    update: sql`update connector_queue set priority = 0 returning 1`,
  },
  source_notices: {
    insert: sql`insert into source_notices (company_id, connector_id, kind, message, times, first_at, last_at) values (1, 1, 'sin-respuesta', '[]', 1, now(), now()) returning 1`,
    update: sql`update source_notices set message = '[]' returning 1`,
  },
  source_lanes: {
    insert: sql`insert into source_lanes (lane, day, used, used_by_hand, last_at) values ('y', '2026-01-01', 0, 0, now()) returning 1`,
    update: sql`update source_lanes set used = 0 returning 1`,
  },
  spreadsheet_uploads: {
    insert: sql`insert into spreadsheet_uploads (company_id, user_id, file_name, stored_as, bytes, signature, preview, proposal, expires_at) values (1, 1, 'x', 'x', 1, 'x', '{}', '{}', now()) returning 1`,
    update: sql`update spreadsheet_uploads set file_name = 'x' returning 1`,
  },
  spreadsheet_mappings: {
    insert: sql`insert into spreadsheet_mappings (company_id, name, name_key, signature, header, mapping, updated_at) values (1, 'y', 'y', 'y', '[]', '{}', now()) returning 1`,
    update: sql`update spreadsheet_mappings set name = 'y' returning 1`,
  },
  buyers: {
    insert: sql`insert into buyers (company_id, source, key, name, name_key, observed_at) values (1, 'planilla', 'y', 'y', 'y', now()) returning 1`,
    update: sql`update buyers set name = 'y' returning 1`,
  },
  tenders: {
    insert: sql`insert into tenders (id, company_id, source, code, code_key, title, title_key, state_text, state_class, milestones, items, documents, observed_at, search) values (1, 1, 'planilla', 'y', 'y', 'y', 'y', 'y', 'publicada', '{}', '[]', '[]', now(), '') returning 1`,
    update: sql`update tenders set title = 'y' returning 1`,
  },
  tender_keys: {
    insert: sql`insert into tender_keys (source, code) values ('planilla', 'y') returning 1`,
    update: sql`update tender_keys set code = 'y' returning 1`,
  },
  tender_observations: {
    insert: sql`insert into tender_observations (tender_id, format, observed_at, hash, payload, read_at) values (1, 'planilla-fila', now(), 'y', '{}', now()) returning 1`,
    update: sql`update tender_observations set hash = 'y' returning 1`,
  },
  search_words: {
    insert: sql`insert into search_words values (1, 'x', 'x') returning 1`,
    update: sql`update search_words set shown = 'x' where company_id = 1 returning 1`,
  },
  suppliers: {
    insert: sql`insert into suppliers values (1, 'x', 'x', 'x') returning 1`,
    update: sql`update suppliers set name = 'x' where company_id = 1 returning 1`,
  },
  ...workWrites,
};
