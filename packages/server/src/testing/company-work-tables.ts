import { type SQL, sql } from 'drizzle-orm';
import { reportRows, reportTables, reportWrites } from './company-report-tables.ts';

const ownTables = (
  'audit_heads audit_entries api_keys api_key_uses invitations discard_reasons tender_followers removed_tenders ' +
  'tender_collaborators followed_changes tender_dates watch_states follow_up_visits tender_comments ' +
  'comment_mentions task_templates tender_tasks file_contents tender_files decision_criteria ' +
  'tender_decisions work_orders notices notice_settings company_deadlines company_holidays ' +
  'company_profiles company_logos company_retention company_sign_in met_terms milestone_reminders ' +
  'saved_views view_defaults view_alerts view_hits calendar_feeds bulk_changes webhooks ' +
  'webhook_deliveries products product_changes product_imports product_import_rows product_matches ' +
  'match_dismissals best_matches match_states product_answers company_synonyms'
).split(' ');

/** What hangs on the company's work on tenders, with the rows of company 1 in it. */
export const workTables: Record<string, SQL> = {
  ...Object.fromEntries(ownTables.map((table) => [table, sql`company_id = 1`])),
  ...reportTables,
};

/** One row of company 1 in each, written in an order in which each comes after those it refers to. */
export const workRows: readonly SQL[] = [
  sql`insert into invitations (company_id, email, role, token_hash, invited_by, sent_at, expires_at) values (1, 'x', 'editor', 'x', 1, now(), now()) returning id`,
  sql`insert into discard_reasons values (1000, 1, 'x', 'x', 'descartada', null) returning 1`,
  sql`insert into tender_followers values (1, 40, 1, true, now()) returning 1`,
  sql`insert into tender_collaborators values (1, 40, 1) returning 1`,
  sql`insert into followed_changes (id, company_id, tender_id, observation_id, place, field, severity, source, happened_at, read_at) select 1000, 1, tender_id, id, 0, 'estado', 'leve', 'x', now(), now() from visible_tender_observations order by id limit 1 returning 1`,
  sql`insert into watch_states values (1, 0) returning 1`,
  sql`insert into follow_up_visits values (1, 1, null, now()) returning 1`,
  sql`insert into tender_comments values (1000, 1, 40, 1, null, 'x', now()) returning 1`,
  sql`insert into comment_mentions values (1, 1000, 1, 'x') returning 1`,
  sql`insert into task_templates values (1000, 1, 'x', 'x', '{}', '[]') returning 1`,
  sql`insert into tender_tasks values (1000, 1, 40, 'x', null, null, null, null, null, null, now()) returning 1`,
  sql`insert into file_contents values (1, 'x', 'x') returning 1`,
  sql`insert into tender_files values (1000, 1, 40, 'x', 'x', 1, 1, 'x', 'x', 1, now()) returning 1`,
  sql`insert into decision_criteria values (1000, 1, 'requisito', 'x', 'x', 0, null) returning 1`,
  sql`insert into tender_decisions values (1, 40, '[]', null, null, null, null, now()) returning 1`,
  sql`insert into work_orders values (1000, 1, 40, 'x', false, null, null, '{}') returning 1`,
  sql`insert into bulk_changes values (1000, 1, 1, now(), '{}', '[]', null) returning 1`,
  sql`insert into notices values (1000, 1, 1, 'asignada', 'x', 'leve', '{}', '{}', null, 1, now(), null, 'nunca') returning 1`,
  sql`insert into notice_settings values (1, 1, '{}', '08:30') returning 1`,
  sql`insert into company_deadlines values (1, 1) returning 1`,
  sql`insert into company_holidays values (1, '2026-12-31', 'x', false) returning 1`,
  sql`insert into company_profiles (company_id, version, changed_at, changed_by) values (1, 1, now(), 1) returning 1`,
  sql`insert into company_logos values (1, 'image/png', 1, 'x', 'x') returning 1`,
  sql`insert into company_retention values (1, 12, 12, null, null) returning 1`,
  sql`insert into met_terms values (1, 40, 'x', '', now(), 1) returning 1`,
  sql`insert into milestone_reminders values (1, 40, 1, 'cierre', 1) returning 1`,
  sql`insert into saved_views values (1000, 1, 1, 'licitaciones', 'x', 'x', '', true, '[]', 1) returning 1`,
  sql`insert into view_defaults values (1, 1, 'seguimiento', 1000) returning 1`,
  sql`insert into view_alerts values (1, 1, 1000, 'diaria', now(), 0, 0, now(), now()) returning 1`,
  sql`insert into view_hits values (1, 1, 1000, 1, now()) returning 1`,
  sql`insert into calendar_feeds values (1000, 1, 1, 'x', 'mias', 'x', null, null, now(), null) returning 1`,
  sql`insert into api_key_uses values (1000, 1, now(), 1, now(), '') returning 1`,
  sql`insert into webhooks (id, company_id, url, events, sealed_secret, created_at) values (1000, 1, 'x', '[]', 'x', now()) returning id`,
  sql`insert into webhook_deliveries (company_id, webhook_id, event_id, kind, payload, created_at) values (1, 1000, 'x', 'prueba', 'x', now()) returning id`,
  sql`insert into products (id, company_id, sku, sku_key, name, name_key, unspsc, keywords, excluded, brands, currency, regions, is_active, search_text, created_at, changed_at) values (1000, 1, 'x', 'x', 'x', 'x', '{}', '{}', '{}', '{}', 'CLP', '{}', true, 'x', now(), now()) returning id`,
  sql`insert into product_changes (id, company_id, user_id, at, former) values (1000, 1, 1, now(), '[]') returning id`,
  sql`insert into product_imports (id, company_id, user_id, file_name, stored_as, bytes, preview, mapping, uploaded_at) values (1000, 1, 1, 'x', 'x', 1, '{}', '{}', now()) returning id`,
  sql`insert into product_import_rows values (1, 1000, 1000, 1, null) returning 1`,
  sql`insert into product_matches values (1, 1, 1000, 50, 'cumple', '[]', 2, false) returning 1`,
  sql`insert into match_dismissals values (1, 1, 1000, 1, now(), 'x') returning 1`,
  sql`insert into match_states values (1, 0, 2, null) returning 1`,
  sql`insert into product_answers values (1, 1000, 'excluir', 'x', 'x', false, 1, now()) returning 1`,
  sql`insert into company_synonyms values (1, 1, '[]', now(), 1) returning 1`,
  sql`insert into removed_tenders values (1, 41, 'x', 'x', 1, now()) returning 1`,
  ...reportRows,
];

/** What each is written with from outside; every one must be refused or touch nothing. */
export const workWrites: Record<string, { insert: SQL; update: SQL }> = {
  audit_heads: {
    insert: sql`insert into audit_heads values (1, 0, '') returning 1`,
    update: sql`update audit_heads set seq = 0 where company_id = 1 returning 1`,
  },
  audit_entries: {
    insert: sql`insert into audit_entries (company_id, seq, at, action, actor_digest, subject_digest, details, previous, hash) values (1, 100000, now(), 'ingreso', 'x', 'x', '{}', 'x', 'x') returning 1`,
    update: sql`update audit_entries set actor_name = null where company_id = 1 returning 1`,
  },
  api_keys: {
    insert: sql`insert into api_keys (company_id, user_id, name, prefix, key_hash, scopes, created_at, expires_at) values (1, 1, 'x', 'x', 'y', '[]', now(), now()) returning id`,
    update: sql`update api_keys set revoked_at = null where company_id = 1 returning 1`,
  },
  api_key_uses: {
    insert: sql`insert into api_key_uses values (1000, 1, now(), 1, now(), '') returning 1`,
    update: sql`update api_key_uses set calls = 0 where company_id = 1 returning 1`,
  },
  invitations: {
    insert: sql`insert into invitations (company_id, email, role, token_hash, invited_by, sent_at, expires_at) values (1, 'y', 'admin', 'y', 6, now(), now()) returning id`,
    update: sql`update invitations set role = 'admin' where company_id = 1 returning 1`,
  },
  discard_reasons: {
    insert: sql`insert into discard_reasons values (1001, 1, 'x', 'x', 'descartada', null) returning 1`,
    update: sql`update discard_reasons set name = 'x' where company_id = 1 returning 1`,
  },
  tender_followers: {
    insert: sql`insert into tender_followers values (1, 40, 1, true, now()) returning 1`,
    update: sql`update tender_followers set is_following = false where company_id = 1 returning 1`,
  },
  removed_tenders: {
    insert: sql`insert into removed_tenders values (1, 42, 'x', 'x', 1, now()) returning 1`,
    update: sql`update removed_tenders set title = 'y' where company_id = 1 returning 1`,
  },
  tender_collaborators: {
    insert: sql`insert into tender_collaborators values (1, 40, 1) returning 1`,
    update: sql`update tender_collaborators set user_id = 2 where company_id = 1 returning 1`,
  },
  followed_changes: {
    insert: sql`insert into followed_changes (id, company_id, tender_id, observation_id, place, field, severity, source, happened_at, read_at) select 1001, 1, tender_id, id, 0, 'estado', 'leve', 'x', now(), now() from visible_tender_observations order by id limit 1 returning 1`,
    update: sql`update followed_changes set detail = 'x' where company_id = 1 returning 1`,
  },
  // Written by triggers when one of the rows above is.
  tender_dates: {
    insert: sql`insert into tender_dates values (1, 40, 'x', now(), now(), now(), true) returning 1`,
    update: sql`update tender_dates set day = now() where company_id = 1 returning 1`,
  },
  watch_states: {
    insert: sql`insert into watch_states values (1, 0) returning 1`,
    update: sql`update watch_states set last_observation_id = 1 where company_id = 1 returning 1`,
  },
  follow_up_visits: {
    insert: sql`insert into follow_up_visits values (1, 1, null, now()) returning 1`,
    update: sql`update follow_up_visits set last_at = now() where company_id = 1 returning 1`,
  },
  tender_comments: {
    insert: sql`insert into tender_comments values (1001, 1, 40, 1, null, 'x', now()) returning 1`,
    update: sql`update tender_comments set body = 'x' where company_id = 1 returning 1`,
  },
  comment_mentions: {
    insert: sql`insert into comment_mentions values (1, 1001, 1, 'x') returning 1`,
    update: sql`update comment_mentions set name = 'x' where company_id = 1 returning 1`,
  },
  task_templates: {
    insert: sql`insert into task_templates values (1001, 1, 'x', 'x', '{}', '[]') returning 1`,
    update: sql`update task_templates set name = 'x' where company_id = 1 returning 1`,
  },
  tender_tasks: {
    insert: sql`insert into tender_tasks values (1001, 1, 40, 'x', null, null, null, null, null, null, now()) returning 1`,
    update: sql`update tender_tasks set title = 'x' where company_id = 1 returning 1`,
  },
  file_contents: {
    insert: sql`insert into file_contents values (1, 'x', 'x') returning 1`,
    update: sql`update file_contents set content = 'x' where company_id = 1 returning 1`,
  },
  tender_files: {
    insert: sql`insert into tender_files values (1001, 1, 40, 'x', 'x', 1, 1, 'x', 'x', 1, now()) returning 1`,
    update: sql`update tender_files set name = 'x' where company_id = 1 returning 1`,
  },
  decision_criteria: {
    insert: sql`insert into decision_criteria values (1001, 1, 'requisito', 'x', 'x', 0, null) returning 1`,
    update: sql`update decision_criteria set name = 'x' where company_id = 1 returning 1`,
  },
  tender_decisions: {
    insert: sql`insert into tender_decisions values (1, 40, '[]', null, null, null, null, now()) returning 1`,
    update: sql`update tender_decisions set reason = 'x' where company_id = 1 returning 1`,
  },
  work_orders: {
    insert: sql`insert into work_orders values (1001, 1, 40, 'x', false, null, null, '{}') returning 1`,
    update: sql`update work_orders set note = 'x' where company_id = 1 returning 1`,
  },
  notices: {
    insert: sql`insert into notices values (1001, 1, 1, 'asignada', 'x', 'leve', '{}', '{}', null, 1, now(), null, 'nunca') returning 1`,
    update: sql`update notices set key = 'x' where company_id = 1 returning 1`,
  },
  notice_settings: {
    insert: sql`insert into notice_settings values (1, 1, '{}', '08:30') returning 1`,
    update: sql`update notice_settings set digest_at = '09:00' where company_id = 1 returning 1`,
  },
  company_deadlines: {
    insert: sql`insert into company_deadlines values (1, 1) returning 1`,
    update: sql`update company_deadlines set internal_days = 2 where company_id = 1 returning 1`,
  },
  company_holidays: {
    insert: sql`insert into company_holidays values (1, '2026-12-31', 'x', false) returning 1`,
    update: sql`update company_holidays set name = 'x' where company_id = 1 returning 1`,
  },
  company_profiles: {
    insert: sql`insert into company_profiles (company_id, version, changed_at, changed_by) values (1, 1, now(), 1) returning 1`,
    update: sql`update company_profiles set address = 'x' where company_id = 1 returning 1`,
  },
  company_logos: {
    insert: sql`insert into company_logos values (1, 'image/png', 1, 'x', 'x') returning 1`,
    update: sql`update company_logos set content = 'x' where company_id = 1 returning 1`,
  },
  company_retention: {
    insert: sql`insert into company_retention values (1, 1, 1, 1, 1) returning 1`,
    update: sql`update company_retention set notices = 2 where company_id = 1 returning 1`,
  },
  company_sign_in: {
    insert: sql`insert into company_sign_in values (1, false, '{}', '{contrasena}', 1) returning 1`,
    update: sql`update company_sign_in set version = 2 where company_id = 1 returning 1`,
  },
  met_terms: {
    insert: sql`insert into met_terms values (1, 40, 'x', '', now(), 1) returning 1`,
    update: sql`update met_terms set code = 'x' where company_id = 1 returning 1`,
  },
  milestone_reminders: {
    insert: sql`insert into milestone_reminders values (1, 40, 1, 'cierre', 1) returning 1`,
    update: sql`update milestone_reminders set days_before = 2 where company_id = 1 returning 1`,
  },
  saved_views: {
    insert: sql`insert into saved_views values (1001, 1, 1, 'licitaciones', 'y', 'y', '', true, '[]', 1) returning 1`,
    update: sql`update saved_views set name = 'z' where company_id = 1 returning 1`,
  },
  view_defaults: {
    insert: sql`insert into view_defaults values (1, 1, 'licitaciones', 1000) returning 1`,
    update: sql`update view_defaults set page = 'licitaciones' where company_id = 1 returning 1`,
  },
  view_alerts: {
    insert: sql`insert into view_alerts values (1, 2, 1000, 'diaria', now(), 0, 0, now(), now()) returning 1`,
    update: sql`update view_alerts set rhythm = 'semanal' where company_id = 1 returning 1`,
  },
  view_hits: {
    insert: sql`insert into view_hits values (1, 1, 1000, 2, now()) returning 1`,
    update: sql`update view_hits set told_at = now() where company_id = 1 returning 1`,
  },
  calendar_feeds: {
    insert: sql`insert into calendar_feeds values (1001, 1, 1, 'x', 'mias', 'x', null, null, now(), null) returning 1`,
    update: sql`update calendar_feeds set name = 'x' where company_id = 1 returning 1`,
  },
  bulk_changes: {
    insert: sql`insert into bulk_changes values (1001, 1, 1, now(), '{}', '[]', null) returning 1`,
    update: sql`update bulk_changes set undone_at = now() where company_id = 1 returning 1`,
  },
  webhooks: {
    insert: sql`insert into webhooks (company_id, url, events, sealed_secret, created_at) values (1, 'x', '[]', 'x', now()) returning id`,
    update: sql`update webhooks set url = 'x' where company_id = 1 returning id`,
  },
  webhook_deliveries: {
    insert: sql`insert into webhook_deliveries (company_id, webhook_id, event_id, kind, payload, created_at) values (1, 1000, 'y', 'prueba', 'x', now()) returning id`,
    update: sql`update webhook_deliveries set payload = 'x' where company_id = 1 returning id`,
  },
  products: {
    insert: sql`insert into products (id, company_id, sku, sku_key, name, name_key, unspsc, keywords, excluded, brands, currency, regions, is_active, search_text, created_at, changed_at) values (1001, 1, 'y', 'y', 'x', 'x', '{}', '{}', '{}', '{}', 'CLP', '{}', true, 'x', now(), now()) returning id`,
    update: sql`update products set name = 'x' where company_id = 1 returning id`,
  },
  product_changes: {
    insert: sql`insert into product_changes (id, company_id, user_id, at, former) values (1001, 1, 1, now(), '[]') returning id`,
    update: sql`update product_changes set former = '[]' where company_id = 1 returning id`,
  },
  product_imports: {
    insert: sql`insert into product_imports (id, company_id, user_id, file_name, stored_as, bytes, preview, mapping, uploaded_at) values (1001, 1, 1, 'x', 'x', 1, '{}', '{}', now()) returning id`,
    update: sql`update product_imports set file_name = 'y' where company_id = 1 returning id`,
  },
  product_import_rows: {
    insert: sql`insert into product_import_rows values (1, 1000, 1001, 1, null) returning 1`,
    update: sql`update product_import_rows set version = 2 where company_id = 1 returning 1`,
  },
  product_matches: {
    insert: sql`insert into product_matches values (1, 2, 1000, 50, 'cumple', '[]', 2, false) returning 1`,
    update: sql`update product_matches set score = 1 where company_id = 1 returning 1`,
  },
  match_dismissals: {
    insert: sql`insert into match_dismissals values (1, 2, 1000, 1, now(), 'x') returning 1`,
    update: sql`update match_dismissals set reason = 'y' where company_id = 1 returning 1`,
  },
  // Written by triggers when a match is.
  best_matches: {
    insert: sql`insert into best_matches values (1, 2, 50) returning 1`,
    update: sql`update best_matches set score = 1 where company_id = 1 returning 1`,
  },
  match_states: {
    insert: sql`insert into match_states values (1, 0, 2, null) returning 1`,
    update: sql`update match_states set rules = 1 where company_id = 1 returning 1`,
  },
  product_answers: {
    insert: sql`insert into product_answers values (1, 1000, 'agregar', 'x', 'x', false, 1, now()) returning 1`,
    update: sql`update product_answers set word = 'y' where company_id = 1 returning 1`,
  },
  company_synonyms: {
    insert: sql`insert into company_synonyms values (1, 2, '[]', now(), 1) returning 1`,
    update: sql`update company_synonyms set version = 3 where company_id = 1 returning 1`,
  },
  ...reportWrites,
};
