import { type SQL, sql } from 'drizzle-orm';

/** Where reports of a company go, with the rows of company 1 in it. */
export const reportTables: Record<string, SQL> = {
  report_links: sql`company_id = 1`,
  report_mails: sql`company_id = 1`,
};

/** One row of company 1 in each. */
export const reportRows: readonly SQL[] = [
  sql`insert into report_mails (company_id, user_id, report, filter, period, rhythm, hour, recipients, created_at) values (1, 1, 'resultados', '{}', 'ano', 'semanal', '08:00', '[]', now()) returning 1`,
  sql`insert into report_links (id, company_id, user_id, report, name, secret_hash, filter, period, open_filters, sites, created_at, expires_at) values (1000, 1, 1, 'resultados', 'x', 'x', '{}', 'ano', '[]', '[]', now(), now()) returning 1`,
];

/** What a company tries to write into each in the name of company 1. */
export const reportWrites: Record<string, { insert: SQL; update: SQL }> = {
  report_links: {
    insert: sql`insert into report_links (company_id, user_id, report, name, secret_hash, filter, period, open_filters, sites, created_at, expires_at) values (1, 1, 'resultados', 'y', 'y', '{}', 'ano', '[]', '[]', now(), now()) returning 1`,
    update: sql`update report_links set name = 'x' where company_id = 1 returning 1`,
  },
  report_mails: {
    insert: sql`insert into report_mails (company_id, user_id, report, filter, period, rhythm, hour, recipients, created_at) values (1, 1, 'resultados', '{}', 'ano', 'semanal', '08:00', '[]', now()) returning 1`,
    update: sql`update report_mails set hour = 'x' where company_id = 1 returning 1`,
  },
};
