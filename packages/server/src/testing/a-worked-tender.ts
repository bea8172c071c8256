import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { detailElement, type TenderDraft } from './a-tender.ts';
import { fixtureCompanies, people } from './fixture.ts';
import { fixtureNow } from './fixture-tenders.ts';
import type { TestServer } from './test-server.ts';

export const andes = fixtureCompanies[0].id;
/** What company 1 does, by whomever. */
export const scope = { companyId: andes, userId: people.admin.id };

/** Has the portal say something of a tender, and answers its id. */
export async function said(server: TestServer, draft: TenderDraft, more: object = {}) {
  const element = { ...detailElement(draft), ...more };
  const observation = hashed({
    source: 'mercado-publico',
    code: draft.code,
    format: 'mp-detalle',
    observedAt: draft.observedAt ?? '2026-11-18T12:00:00.000Z',
    payload: element,
  });
  await ingestBatch(server.database, [observation], {
    runId: null,
    readAt: fixtureNow,
    companyId: null,
  });
  const { client } = await server.as('editor');
  return (await client.tenders.list({ query: { q: draft.code } })).datos[0]?.id ?? 0;
}

/** Puts the work of company 1 on a tender into a state that moves of stage would lead to. */
export async function stageIs(
  server: TestServer,
  tenderId: number,
  work: Partial<typeof tenderWork.$inferInsert>,
) {
  const row = { companyId: andes, tenderId, version: 1, updatedAt: server.now(), ...work };
  await server.database.transaction(scope, (tx) =>
    tx
      .insert(tenderWork)
      .values(row)
      .onConflictDoUpdate({ target: [tenderWork.companyId, tenderWork.tenderId], set: work }),
  );
}

export const evidence = { submittedAt: new Date(fixtureNow), submissionNumber: '1' };
