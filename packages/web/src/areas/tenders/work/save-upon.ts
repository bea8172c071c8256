import type { Expediente, ExpedienteChange } from '@pliego/contract/areas/work-shapes';
import type { QueryClient } from '@tanstack/react-query';
import { workApi } from '#web/api/areas/work.ts';
import { problemCode } from '#web/api/problems.ts';
import { tenderEventsQuery } from '../queries.ts';
import { isEmptyChange, type Merge, mergeWork, type WorkBase } from './merge-work.ts';

/** A change, and what it is based on. */
export interface Edit {
  base: WorkBase;
  change: ExpedienteChange;
}

/** What the person has to choose between before it can be saved. */
export interface WorkConflict extends Merge {
  present: Expediente;
  /** Who else changed it last, where that is known. */
  who: string | undefined;
}

type Saved = { work: Expediente } | { conflict: WorkConflict };

/** As often as others may come in between before that is told. */
const maxAttempts = 4;

/** Who last changed any of the fields that clash. */
async function whoChanged(client: QueryClient, id: number, { clashes }: Merge) {
  const fields = new Set<string>(clashes.flatMap((clash) => clash.fields));
  try {
    const { datos } = await client.fetchQuery(tenderEventsQuery(id));
    const last = datos.find(
      ({ tipo, hechos }) => tipo === 'expediente' && fields.has(hechos?.campo ?? ''),
    );
    return last?.usuario?.fullName ?? undefined;
  } catch {
    // The choice is the same without a name.
    return undefined;
  }
}

/** Saves a change upon what the work has become; what clashes comes back instead. */
export async function saveUpon(
  client: QueryClient,
  { base, change }: Edit,
  first: Expediente,
): Promise<Saved> {
  const params = { id: first.id };
  let present = first;
  for (let attempt = 1; ; attempt += 1) {
    const merge = mergeWork(base, change, present);
    if (merge.clashes.length > 0) {
      const who = await whoChanged(client, first.id, merge);
      return { conflict: { ...merge, present, who } };
    }
    if (isEmptyChange(merge.kept)) return { work: present };
    try {
      const ifVersion = present.version;
      return { work: await workApi.update({ params, body: merge.kept, ifVersion }) };
    } catch (error) {
      if (problemCode(error) !== 'version-antigua' || attempt === maxAttempts) throw error;
      present = await workApi.get({ params });
    }
  }
}
