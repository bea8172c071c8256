import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { closeAccess } from '#server/db/bi/access.ts';
import { quoted, type TableShape, tableShapes } from '#server/db/backup/catalogue.ts';
import type { Database, OwnerQuery } from '#server/db/database.ts';
import { waitingTables } from '#server/db/embedded/data-folder.ts';
import { companiesToErase } from './close-commands.ts';

/*
 * What a company has is erased by the catalogue of the database, table by table, so that a table that is added later is erased
 * too. It is the work of the owner: no role of requests may delete what is append-only.
 */

const Ids = z.array(z.object({ id: z.number() }));
const Files = z.array(z.object({ file: z.string() }));

const has = ({ columns }: TableShape, name: string): boolean =>
  columns.some((column) => column.name === name);

async function idsOf(query: OwnerQuery, text: string, values: unknown[]): Promise<number[]> {
  const { rows } = await query(text, values);
  return Ids.parse(rows).map(({ id }) => id);
}

/** Public facts that a file or a connector of the company brought stay, without saying whose it was. */
async function keepPublicFacts(query: OwnerQuery, companyId: number): Promise<void> {
  await query(
    `update tender_observations set run_id = null where company_id is null
      and run_id in (select id from import_runs where company_id = $1)`,
    [companyId],
  );
  await query(
    `update tender_keys k set company_id = null where company_id = $1
      and exists (select from tenders t where t.id = k.id and t.company_id is null)`,
    [companyId],
  );
  // The public version of a tender says whether there is another one of a company.
  await query(
    `update tenders t set has_twin = exists (select from tenders other
        where other.id = t.id and other.company_id is not null and other.company_id <> $1)
      where t.company_id is null and t.has_twin`,
    [companyId],
  );
}

/** Accounts of people who were in this company alone go with it. */
async function eraseAccounts(
  query: OwnerQuery,
  shapes: readonly TableShape[],
  people: readonly number[],
): Promise<void> {
  const alone = await idsOf(
    query,
    `select u.id from users u where u.id = any ($1::integer[])
      and not exists (select from memberships m where m.user_id = u.id)`,
    [`{${people.join(',')}}`],
  );
  if (alone.length === 0) return;
  const list = [`{${alone.join(',')}}`];
  for (const shape of shapes.toReversed()) {
    if (!has(shape, 'user_id') || has(shape, 'company_id')) continue;
    await query(`delete from ${quoted(shape.name)} where user_id = any ($1::integer[])`, list);
  }
  await query('delete from users where id = any ($1::integer[])', list);
}

/** Erases a company and everything of it, in one transaction, and then its waiting files from the disk. */
export async function eraseCompany(
  database: Database,
  companyId: number,
  uploadsDir: string,
): Promise<void> {
  const files = await database.ownerTransaction('change', async (query) => {
    const { rows } = await query(
      'select stored_as as file from spreadsheet_uploads where company_id = $1',
      [companyId],
    );
    const people = await idsOf(
      query,
      'select user_id as id from memberships where company_id = $1',
      [companyId],
    );
    const shapes = await tableShapes(query);
    await closeAccess(query, companyId);
    await keepPublicFacts(query, companyId);
    // The audit goes with its company, and in no other case.
    await query(`select set_config('pliego.erased_company', $1, true)`, [String(companyId)]);
    for (const shape of shapes.toReversed()) {
      if (shape.name === 'companies' || !has(shape, 'company_id')) continue;
      await query(`delete from ${quoted(shape.name)} where company_id = $1`, [companyId]);
    }
    await eraseAccounts(query, shapes, people);
    await query('delete from companies where id = $1', [companyId]);
    return Files.parse(rows).map(({ file }) => file);
  });
  for (const file of files) await rm(join(uploadsDir, waitingTables, file), { force: true });
}

/** Erases the companies that were closed long enough ago; answers how many. */
export async function eraseClosedCompanies(
  database: Database,
  now: Date,
  uploadsDir: string,
): Promise<number> {
  const due = await database.read('system', (tx) => companiesToErase(tx, now));
  for (const id of due) await eraseCompany(database, id, uploadsDir);
  return due.length;
}
