import { type SQL, sql } from 'drizzle-orm';
import { people, tagIds } from './fixture.ts';

/** What belongs to a company, with the rows of company 1 in it. */
export const companyTables: Record<string, SQL> = {
  companies: sql`id = 1`,
  users: sql`id in (1, 2, 3, 4, 5, 8)`,
  memberships: sql`company_id = 1`,
  sessions: sql`company_id = 1`,
  tags: sql`company_id = 1`,
  tender_work: sql`company_id = 1`,
  tender_tags: sql`company_id = 1`,
  events: sql`company_id = 1`,
  import_runs: sql`company_id = 1`,
  import_rejections: sql`run_id in (select id from import_runs)`,
};
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
};
