import { asSeenBy, type Caller, scopeOf } from '#server/auth/caller.ts';
import { companyOf } from '#server/areas/company/queries.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { ocdsRecord } from './ocds-release.ts';
import { publishedRows } from './row-queries.ts';

interface Dependencies {
  database: Database;
  baseUrl: () => string;
}

type Present = (tx: Tx, ids: number[]) => Promise<string[]>;

/** A record package of OCDS 1.1, record by record. */
export async function* ocdsFile(
  { database, baseUrl }: Dependencies,
  caller: Caller,
  stretches: (present: Present) => AsyncIterable<string[]>,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const { nombre } = await database.read(scopeOf(caller), (tx) => companyOf(tx, caller.companyId));
  const head = JSON.stringify({
    uri: `${baseUrl()}/api/licitaciones/exportar?formato=ocds`,
    version: '1.1',
    publishedDate: madeAt.toISOString(),
    publisher: { name: nombre },
  });
  let before = `${head.slice(0, -1)},"records":[\n`;
  const records = stretches(async (tx, ids) => {
    const rows = await publishedRows(tx, ids);
    return rows.map((row) => JSON.stringify(asSeenBy(caller, ocdsRecord(row))));
  });
  for await (const texts of records) {
    if (texts.length === 0) continue;
    yield encoder.encode(before + texts.join(',\n'));
    before = ',\n';
  }
  yield encoder.encode('\n]}\n');
}
