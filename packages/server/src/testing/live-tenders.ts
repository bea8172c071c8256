import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rowsOf } from '#server/db/database.ts';
import type { FakeMercadoPublico } from './fake-mercado-publico.ts';
import type { TestServer } from './test-server.ts';

/** Codes and how many details and observations of each are stored. */
export function stored(server: TestServer) {
  return server.database.read('system', (tx) =>
    rowsOf<{ code: string; details: number; observations: number; distinct: number }>(
      tx,
      sql`select t.code, count(*) filter (where o.format = 'mp-detalle')::int as details,
          count(*)::int as observations, count(distinct (o.hash, o.format))::int as distinct
        from tenders t join tender_observations o on o.tender_id = t.id
        where t.code like '3401-%' group by t.code order by t.code`,
    ),
  );
}

/** Nothing is lost and nothing is there twice. */
export async function expectAll(server: TestServer, service: FakeMercadoPublico): Promise<void> {
  const rows = await stored(server);
  const open = [...service.tenders.keys()].sort();
  expect(rows.map(({ code }) => code)).toEqual(open);
  expect(rows.filter(({ details }) => details !== 1)).toEqual([]);
  expect(rows.filter(({ observations, distinct }) => observations !== distinct)).toEqual([]);
}

/** Takes away the connectors and what they read, for the next test. */
export async function forget(server: TestServer): Promise<void> {
  const { client } = await server.as('admin');
  for (const { id } of (await client.connectors.list()).datos) {
    await client.connectors.remove({ params: { id } });
  }
  await server.database.asOwner(`delete from source_lanes; delete from tender_sightings;
    delete from tender_observations where tender_id in (select id from tenders where code like '3401-%');
    delete from tender_work where tender_id in (select id from tenders where code like '3401-%');
    delete from tenders where code like '3401-%'`);
}
