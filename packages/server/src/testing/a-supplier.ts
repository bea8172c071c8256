import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { line } from './a-match.ts';
import { detailElement } from './a-tender.ts';
import { anyParams } from './every-endpoint.ts';
import { fixtureNow } from './fixture-tenders.ts';
import type { TestServer } from './test-server.ts';

/** Has the portal say that the supplier of `anyParams` won something. */
export async function aSupplier(server: TestServer): Promise<void> {
  const award = { NombreProveedor: 'Quilpo SpA', RutProveedor: anyParams.proveedor };
  const won = { ...line('Guantes'), Adjudicacion: { ...award, MontoUnitario: 5 } };
  const code = '8099-1-LE26';
  const payload = {
    ...detailElement({ code, stateCode: 8, stateText: 'Adjudicada' }),
    Items: { Cantidad: 1, Listado: [won] },
  };
  const observation = hashed({
    source: 'mercado-publico',
    code,
    format: 'mp-detalle',
    observedAt: '2026-11-18T12:00:00.000Z',
    payload,
  });
  await ingestBatch(server.database, [observation], {
    runId: null,
    readAt: fixtureNow,
    companyId: null,
  });
}
