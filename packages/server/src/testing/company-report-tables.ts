import { type SQL, sql } from 'drizzle-orm';

/** Where reports of a company go, with the rows of company 1 in it. */
export const reportTables: Record<string, SQL> = {
  report_links: sql`company_id = 1`,
  report_embeds: sql`company_id = 1`,
  embed_sites: sql`company_id = 1`,
  report_mails: sql`company_id = 1`,
  home_widgets: sql`user_id = 1`,
  prepared_exports: sql`user_id = 1`,
  export_pieces: sql`user_id = 1`,
};

/** One row of company 1 in each. */
export const reportRows: readonly SQL[] = [
  sql`insert into report_embeds (company_id, name, settings, filters, sealed_secret, created_at) values (1, 'x', '{}', '[]', 'x', now()) returning 1`,
  sql`insert into embed_sites (company_id, site) values (1, 'https://x.test') returning 1`,
  sql`insert into report_mails (company_id, user_id, report, filter, period, rhythm, hour, recipients, created_at) values (1, 1, 'resultados', '{}', 'ano', 'semanal', '08:00', '[]', now()) returning 1`,
  sql`insert into report_links (id, company_id, user_id, report, name, secret_hash, filter, period, open_filters, sites, created_at, expires_at) values (1000, 1, 1, 'resultados', 'x', 'x', '{}', 'ano', '[]', '[]', now(), now()) returning 1`,
  sql`insert into home_widgets values (1, 1, '[]', 1) returning 1`,
  sql`insert into prepared_exports (id, company_id, user_id, query, file_name, rows, asked_at) values (1000, 1, 1, '{}', 'x', 1, now()) returning 1`,
  sql`insert into export_pieces values (1, 1, 1000, 0, 'x') returning 1`,
];

/** What a company tries to write into each in the name of company 1. */
export const reportWrites: Record<string, { insert: SQL; update: SQL }> = {
  report_links: {
    insert: sql`insert into report_links (company_id, user_id, report, name, secret_hash, filter, period, open_filters, sites, created_at, expires_at) values (1, 1, 'resultados', 'y', 'y', '{}', 'ano', '[]', '[]', now(), now()) returning 1`,
    update: sql`update report_links set name = 'x' where company_id = 1 returning 1`,
  },
  report_embeds: {
    insert: sql`insert into report_embeds (company_id, name, settings, filters, sealed_secret, created_at) values (1, 'y', '{}', '[]', 'x', now()) returning id`,
    update: sql`update report_embeds set name = 'x' where company_id = 1 returning id`,
  },
  embed_sites: {
    insert: sql`insert into embed_sites (company_id, site) values (1, 'https://y.test') returning 1`,
    update: sql`update embed_sites set site = 'x' where company_id = 1 returning 1`,
  },
  report_mails: {
    insert: sql`insert into report_mails (company_id, user_id, report, filter, period, rhythm, hour, recipients, created_at) values (1, 1, 'resultados', '{}', 'ano', 'semanal', '08:00', '[]', now()) returning 1`,
    update: sql`update report_mails set hour = 'x' where company_id = 1 returning 1`,
  },
  home_widgets: {
    insert: sql`insert into home_widgets values (1, 1, '[]', 1) returning 1`,
    update: sql`update home_widgets set version = 2 where company_id = 1 returning 1`,
  },
  prepared_exports: {
    insert: sql`insert into prepared_exports (company_id, user_id, query, file_name, rows, asked_at) values (1, 1, '{}', 'y', 1, now()) returning 1`,
    update: sql`update prepared_exports set file_name = 'y' where company_id = 1 returning 1`,
  },
  export_pieces: {
    insert: sql`insert into export_pieces values (1, 1, 1000, 1, 'x') returning 1`,
    update: sql`delete from export_pieces where company_id = 1 returning 1`,
  },
};
