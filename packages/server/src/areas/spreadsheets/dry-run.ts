import { type MappingDryRun, dryRunRowLimit } from '@pliego/contract/areas/spreadsheet-endpoints';
import type { ReadRecord } from '@pliego/sources/notice';
import { refuseFuture } from '#server/areas/sources/future-records.ts';
import { type HashedObservation, hashed, planBatch } from '#server/areas/sources/fold-batch.ts';
import { knownOf } from '#server/areas/sources/ingest.ts';
import { rejectionOf } from '#server/areas/sources/run-notices.ts';
import { joinKnown } from '#server/areas/sources/join-known.ts';
import type { KnownTender } from '#server/areas/sources/fold-batch.ts';
import type { Database } from '#server/db/database.ts';

const batchSize = 500;
/**
 * How many tenders of the table are remembered, for rows that repeat one. Where the rows of one tender
 * are further apart, they are counted as new once more; the memory stays bounded.
 */
const remembered = 20_000;

function remember(seen: Map<string, KnownTender>, key: string, tender: KnownTender): void {
  seen.delete(key);
  seen.set(key, tender);
  for (const oldest of seen.keys()) {
    if (seen.size <= remembered) break;
    seen.delete(oldest);
  }
}

interface Trial {
  companyId: number;
  now: Date;
  /** Refuses what takes too long, or what nobody waits for any longer. */
  check: () => void;
}

/**
 * Reads all records and counts what importing them would do, by the rules of the import, writing nothing.
 */
export async function dryRunMapping(
  database: Database,
  records: AsyncIterable<ReadRecord>,
  { companyId, now, check }: Trial,
): Promise<MappingDryRun> {
  const seen = new Map<string, KnownTender>();
  const dryRun: MappingDryRun = {
    conteo: { leidas: 0, nuevas: 0, cambiadas: 0, sinCambios: 0, rechazadas: 0, reparadas: 0 },
    filas: [],
  };
  const { conteo, filas } = dryRun;
  let batch: HashedObservation[] = [];

  const plan = async (): Promise<void> => {
    const { joined, stored } = await database.read('system', async (tx) => {
      const meant = await joinKnown(tx, batch, companyId);
      return { joined: meant, stored: await knownOf(tx, meant, companyId) };
    });
    const { changes, outcomes } = planBatch(joined, new Map([...stored, ...seen]));
    for (const { key, id, all } of changes) {
      remember(seen, key, { id, written: true, observations: all });
    }
    conteo.nuevas += outcomes.nueva;
    conteo.cambiadas += outcomes.cambiada;
    conteo.sinCambios += outcomes['sin-cambios'];
    batch = [];
  };

  for await (const read of records) {
    check();
    const record = refuseFuture(read, now);
    conteo.leidas += 1;
    const { line: linea } = record;
    if (record.kind === 'rejected') {
      conteo.rechazadas += 1;
      const { reasons: motivo, excerpt: contenido } = record;
      if (filas.length < dryRunRowLimit)
        filas.push({ linea, resultado: 'rechazada', motivo, contenido });
      continue;
    }
    batch.push(hashed(record.observation));
    const repaired = rejectionOf(record);
    if (repaired !== null) {
      conteo.reparadas += 1;
      const { reasons, excerpt: contenido } = repaired;
      const motivo = [...reasons];
      if (filas.length < dryRunRowLimit)
        filas.push({ linea, resultado: 'reparada', motivo, contenido });
    }
    if (batch.length >= batchSize) await plan();
  }
  await plan();
  return dryRun;
}
