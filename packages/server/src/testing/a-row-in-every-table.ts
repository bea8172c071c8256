import type { SQL } from 'drizzle-orm';
import type { Scope } from '#server/db/database.ts';
import { ownMapping, ownTable } from './a-spreadsheet.ts';
import { answerOf } from './a-tender.ts';
import { accountRows } from './company-account-tables.ts';
import { connectorRows, sampleRows, supplierRows, toldAgain } from './company-tables.ts';
import { workRows } from './company-work-tables.ts';
import { people, tagIds } from './fixture.ts';
import type { TestServer } from './test-server.ts';

/** Rows that no call below leaves behind, each in the scope that writes it. */
const writtenRows: readonly [Scope, SQL][] = [
  ...[...accountRows, ...connectorRows, ...supplierRows, toldAgain].map((row): [Scope, SQL] => [
    'system',
    row,
  ]),
  ...[...sampleRows, ...workRows].map((row): [Scope, SQL] => [
    { companyId: 1, userId: people.admin.id },
    row,
  ]),
];

/** Of public tables, which an operator or the reading of a file fills. */
const publicRows: readonly string[] = [
  `insert into currency_rates values ('CLF', '2026-11-01', 39750.12, 'x', true) on conflict do nothing`,
  `insert into reference_codes values ('UNSPSC', '30000000', 'x', null) on conflict do nothing`,
  `insert into rubro_names values ('30', 'Ñ', 'n') on conflict do nothing`,
  `insert into source_readings values ('mercado-publico', '2026-11-19T12:00:00.123456Z') on conflict do nothing`,
];

/** Has company 1 keep something in every table of a company (`company-tables.ts` lists them), and fills all others. */
export async function fillEveryTable(server: TestServer): Promise<void> {
  const { client } = await server.as('admin');
  const body = new Blob([answerOf([{ Nombre: 'sin código' }], '2026-11-19T12:00:00Z')]);
  await client.sources.upload({ query: { nombre: 'malo.json' }, body });
  await client.tenders.setTags({ params: { id: 1 }, body: [tagIds.urgente] });
  await client.bookmarks.update({ body: { id: 3 } });
  await client.news.markSeen({ body: { novedades: ['productos-y-calces'] } });
  await client.help.giveOpinion({ body: { articulo: 'etapas', sirvio: true, comentario: '' } });
  await client.home.visit();
  const table = new Blob([ownTable]);
  const { id } = await client.spreadsheets.upload({ query: { nombre: 'a.csv' }, body: table });
  const mapped = { nombre: 'Nuestro', mapeo: ownMapping, planilla: id };
  await client.spreadsheets.saveMapping({ body: mapped });
  await client.spreadsheets.import({ params: { id }, body: { mapeo: ownMapping } });
  await server.imports.idle();
  for (const [scope, row] of writtenRows) {
    await server.database.transaction(scope, (tx) => tx.execute(row));
  }
  await server.database.ownerTransaction('change', async (query) => {
    for (const row of publicRows) await query(row);
  });
}
