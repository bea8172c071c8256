import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { aTender } from '#server/testing/a-tender.ts';
import { describeServer, type Visitor } from '#server/testing/test-server.ts';

const andes = { companyId: 1, userId: 1 };

describeServer('a source whose connector fails', (server) => {
  it('is silent after three hours, to the company that has the connector', async () => {
    const readAt = server.now().toISOString();
    const tender = hashed(aTender({ code: '860-1-LE26', title: 'Vigilada' }));
    await ingestBatch(server.database, [tender], {
      runId: null,
      companyId: null,
      readAt,
      isLive: true,
    });
    await server.database.transaction(andes, (tx) =>
      tx.execute(sql`insert into connectors (company_id, kind, name, url, every_minutes, lane, is_active,
        last_success_at, failures, created_at)
        values (1, 'mercado-publico', 'x', 'https://x.test', 30, 'x', true, ${readAt}, 2, now())`),
    );
    const since = async ({ client }: Visitor) =>
      (await client.tenders.list({ query: { q: 'vigilada' } })).datos[0]?.vista.sinVerificarDesde;
    const [ours, theirs] = [await server.as('editor'), await server.as('foreign')];
    expect(await since(ours)).toBeNull();
    server.setNow('2026-11-20T18:00:01.000Z');
    expect(await since(ours)).toBe(readAt);
    expect(await since(theirs)).toBeNull();
    // It answered again, though there was nothing to read.
    await server.database.transaction(andes, (tx) =>
      tx.execute(
        sql`update connectors set failures = 0, last_success_at = ${server.now().toISOString()}`,
      ),
    );
    expect(await since(ours)).toBeNull();
  });
});
