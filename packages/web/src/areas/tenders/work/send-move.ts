import { ApiError } from '@pliego/contract/api-error';
import {
  type Expediente,
  Stage as StageSchema,
  type StageMove,
} from '@pliego/contract/areas/work-shapes';
import type { Stage } from '@pliego/contract/rules/work-stages';
import * as z from 'zod/mini';
import { workApi } from '#web/api/areas/work.ts';

/** What the work had become when a change of it was refused for being based on an older state. */
const Present = z.object({ etapa: StageSchema, version: z.number() });

export function presentStageOf(error: unknown): z.output<typeof Present> | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'version-antigua') return undefined;
  return Present.safeParse(error.problem.actual).data;
}

/**
 * Sends a move that is based on what the person saw. Where others changed something else meanwhile it means the same, and is made;
 * where they moved the tender too, it fails, and the person decides anew.
 */
export async function sendMove(
  id: number,
  body: StageMove,
  seen: { etapa: Stage; version: number },
): Promise<Expediente> {
  const params = { id };
  try {
    return await workApi.move({ params, body, ifVersion: seen.version });
  } catch (error) {
    const present = presentStageOf(error);
    if (present === undefined || present.etapa !== seen.etapa) throw error;
    return workApi.move({ params, body, ifVersion: present.version });
  }
}
