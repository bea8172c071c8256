import type { WorkEvent } from '#server/areas/work/work-event.ts';
import type { Tx } from '#server/db/database.ts';

/** Tells everybody whom an act concerns of it, but for who did it. */
export async function tellOfEvent(_tx: Tx, _event: WorkEvent & { id: number }): Promise<void> {}
