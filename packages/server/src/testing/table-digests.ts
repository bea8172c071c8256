import * as z from 'zod';
import { quoted, sequenceStates, tableShapes } from '#server/db/backup/catalogue.ts';
import type { Database } from '#server/db/database.ts';

/** Of the rows of a table: the digest is null where there are none. */
const Digest = z.object({ rows: z.number(), digest: z.string().nullable() });

/** What all tables of a database hold, by their names: the number of rows and a digest of them; and its sequences. */
export function tableDigests(database: Pick<Database, 'ownerTransaction'>) {
  return database.ownerTransaction('snapshot', async (query) => {
    const tables: Record<string, z.infer<typeof Digest>> = {};
    for (const { name, columns } of await tableShapes(query)) {
      const row = columns.map((column) => quoted(column.name)).join(', ');
      const { rows } = await query(
        `select count(*)::integer as rows, md5(string_agg(line, ' ' order by line collate "C")) as digest
          from (select row(${row})::text as line from ${quoted(name)}) as lines`,
      );
      tables[name] = Digest.parse(rows[0]);
    }
    return { tables, sequences: await sequenceStates(query) };
  });
}
