import type { StageOutcome } from '@pliego/contract/areas/work-shapes';
import type { ReasonStage } from '@pliego/contract/rules/work-stages';
import { eq } from 'drizzle-orm';
import { tenderWork } from '#server/db/schema/work.ts';
import { fixtureNow } from './fixture-tenders.ts';
import type { TestServer, Visitor } from './test-server.ts';

/** A reason that the company of a visitor offers for a stage. */
export async function aReason({ client }: Visitor, stage: ReasonStage): Promise<number> {
  const { datos } = await client.work.reasons();
  const reason = datos.find(({ etapa, retirado }) => etapa === stage && !retirado);
  if (reason === undefined) throw new Error(`No reason for ${stage}`);
  return reason.id;
}

/** Evidence of a bid, of before the clock of the fixture. */
export const someEvidence = { cuando: '2026-01-05T15:00:00.000Z', numero: 'OF-1' } as const;

/** Sends any body to a call on the work of a tender, based on a version where one is given. */
export function onWork(
  visitor: Visitor,
  id: number | string,
  call: 'etapa' | 'expediente' | 'propuesta' | 'seguir',
  json: unknown,
  version?: number,
): Promise<Response> {
  const headers: Record<string, string> =
    version === undefined ? {} : { 'if-match': `"${version}"` };
  const method = call === 'expediente' ? 'PATCH' : 'POST';
  return visitor.send(method, `/api/licitaciones/${id}/${call}`, { json, headers });
}

/** Has a change of the portal propose a stage for a tender of company 1. */
export async function proposeStage(
  { database }: TestServer,
  tenderId: number,
  stage: 'ganada' | 'perdida' | 'sin-ganador' = 'sin-ganador',
  proposedOutcome: StageOutcome | null = null,
): Promise<void> {
  const proposal = { proposedStage: stage, proposedAt: new Date(fixtureNow), proposedOutcome };
  await database.transaction({ companyId: 1, userId: 1 }, (tx) =>
    tx.update(tenderWork).set(proposal).where(eq(tenderWork.tenderId, tenderId)),
  );
}
