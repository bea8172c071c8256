import type { EventFacts } from '@pliego/contract/areas/tender-log';
import type { Evidence, StageMove, StageOutcome } from '@pliego/contract/areas/work-shapes';
import { createMessage, type Message } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { isMaskedRut, maskedRut } from '@pliego/contract/rules/personal-data';
import { normalisedRut } from '@pliego/contract/rules/rut';
import {
  allowedMoves,
  type MoveNeed,
  needsOf,
  needsReason,
  outcomeStages,
  type Stage,
} from '@pliego/contract/rules/work-stages';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { tenderFiles } from '#server/db/schema/expediente.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { textOf } from '#server/texts/text-of.ts';
import { recordEvent } from './event-commands.ts';
import {
  type Change,
  type HeldWork,
  holdWork,
  type WorkPatch,
  writeWork,
} from './hold-commands.ts';
import { rankOfPlace } from './place-commands.ts';
import { offeredReason } from './reason-commands.ts';

/** Who moves a tender, and when; nobody, where the portal's state applies by itself. */
export interface Mover {
  companyId: number;
  tenderId: number;
  actorId: number | null;
  now: Date;
}

/** A move as it is carried out: of a person, of an accepted proposal, or of the portal. */
export type Move = Omit<StageMove, 'resultado'> & { resultado?: Partial<StageOutcome> | null };

type FieldErrors = Record<string, Message>;

const nameOf = (stage: Stage): string => textOf(createMessage(`etapa-${stage}`));

function refuse(fieldErrors: FieldErrors): void {
  const [first] = Object.values(fieldErrors);
  if (first !== undefined) throw new ProblemError('datos-invalidos', first, { fieldErrors });
}

/** Refuses a move that the rules forbid, and says which ones they allow. */
export function mustAllow(from: Stage, to: Stage): void {
  const allowed = allowedMoves(from);
  if (allowed.includes(to)) return;
  const permitidas = allowed.map(nameOf).join(', ');
  refuse({
    etapa: createMessage('movimiento-no-permitido', {
      de: nameOf(from),
      a: nameOf(to),
      permitidas,
    }),
  });
}

async function hasFile(tx: Tx, { companyId, tenderId }: Mover, id: number): Promise<boolean> {
  const files = await tx
    .select({ id: tenderFiles.id })
    .from(tenderFiles)
    .where(
      and(
        eq(tenderFiles.companyId, companyId),
        eq(tenderFiles.tenderId, tenderId),
        eq(tenderFiles.id, id),
      ),
    )
    .for('key share');
  return files.length > 0;
}

/** What is wrong with evidence that is given. */
async function evidenceErrors(tx: Tx, mover: Mover, evidence: Evidence): Promise<FieldErrors> {
  const { cuando, numero = null, adjunto = null } = evidence;
  if (numero === null && adjunto === null) {
    return { evidencia: createMessage('evidencia-sin-comprobante') };
  }
  if (Date.parse(cuando) > mover.now.getTime()) {
    return { 'evidencia.cuando': createMessage('evidencia-en-el-futuro') };
  }
  if (adjunto !== null && !(await hasFile(tx, mover, adjunto))) {
    return { 'evidencia.adjunto': createMessage('adjunto-desconocido') };
  }
  return {};
}

/** The RUT as it is stored: a user who sees it masked sends the mask back, and the stored one is kept. */
function rutOf(row: HeldWork['row'], given: string | null): string | null {
  if (given === null || !isMaskedRut(given)) return given && (normalisedRut(given) ?? given);
  const held = [row.outcome?.rutGanador, row.proposedOutcome?.rutGanador];
  return held.find((rut) => rut != null && maskedRut(rut) === given) ?? null;
}

function outcomeOf(row: HeldWork['row'], given: Move['resultado']): StageOutcome | null {
  if (given === undefined || given === null) return null;
  const { ganador = null, rutGanador = null, monto = null, moneda = null } = given;
  const rut = rutOf(row, rutGanador);
  return { ganador, rutGanador: rut, monto, moneda };
}

const missing: Record<MoveNeed, Message> = {
  motivo: createMessage('falta-motivo'),
  evidencia: createMessage('falta-evidencia'),
  resultado: createMessage('falta-resultado'),
};

/** Whether it is said who won: what a lost bid needs. */
export const namesWinner = (outcome: StageOutcome | null): boolean =>
  outcome !== null && (outcome.ganador !== null || outcome.rutGanador !== null);

/** What a move lacks of what its stage asks for. */
function missingErrors(row: HeldWork['row'], move: Move): FieldErrors {
  const given: Record<MoveNeed, boolean> = {
    motivo: (move.motivo ?? null) !== null,
    evidencia: (move.evidencia ?? null) !== null,
    resultado: namesWinner(outcomeOf(row, move.resultado)),
  };
  const needs = needsOf(move.etapa, { hasEvidence: row.submittedAt !== null });
  return Object.fromEntries(
    needs.filter((need) => !given[need]).map((need) => [need, missing[need]]),
  );
}

async function reasonFor(tx: Tx, { companyId }: Mover, { etapa, motivo }: Move) {
  if (!needsReason(etapa) || motivo === undefined || motivo === null) return null;
  const reason = await offeredReason(tx, companyId, motivo, etapa);
  if (reason === null) refuse({ motivo: createMessage('motivo-desconocido') });
  return reason;
}

const evidencePatch = ({ cuando, numero, adjunto }: Evidence): WorkPatch => ({
  submittedAt: new Date(cuando),
  submissionNumber: numero ?? null,
  submissionFileId: adjunto ?? null,
});

/** What no longer holds after a move. Evidence stays, whatever follows; a proposal is decided by any move. */
export const settled = { proposedStage: null, proposedAt: null, proposedOutcome: null } as const;

/**
 * Moves work that is held to another stage, as far as the rules allow, with its event.
 *
 * @param facts What there is to say of it besides, such as that it applied by itself.
 */
export async function moveHeld(
  tx: Tx,
  mover: Mover,
  row: HeldWork['row'],
  move: Move,
  facts: EventFacts = {},
): Promise<void> {
  const { companyId } = mover;
  const { etapa, nota = null, evidencia = null, lugar } = move;
  mustAllow(row.stage, etapa);
  refuse(missingErrors(row, move));
  if (evidencia !== null) refuse(await evidenceErrors(tx, mover, evidencia));
  const reason = await reasonFor(tx, mover, move);
  const isOutcome = outcomeStages.some((stage) => stage === etapa);
  await writeWork(tx, mover, {
    ...settled,
    stage: etapa,
    stageSince: mover.now,
    stageNote: nota,
    boardRank: lugar === undefined ? null : await rankOfPlace(tx, companyId, etapa, lugar),
    reasonId: reason?.id ?? null,
    outcome: isOutcome ? outcomeOf(row, move.resultado) : null,
    ...(evidencia === null ? {} : evidencePatch(evidencia)),
  });
  const said = { de: row.stage, a: etapa, motivo: reason?.name ?? null, nota, ...facts };
  await recordEvent(tx, { ...mover, type: 'etapa', facts: said });
}

/** Puts a card at another place of its column. Nobody's work changes by it: the version stays. */
async function reorder(
  tx: Tx,
  { companyId, tenderId }: Mover,
  stage: Stage,
  place: NonNullable<StageMove['lugar']>,
): Promise<void> {
  const boardRank = await rankOfPlace(tx, companyId, stage, place);
  await tx
    .update(tenderWork)
    .set({ boardRank })
    .where(and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, tenderId)));
}

/** Moves a tender to another stage, or to another place of its own. */
export async function moveStage(tx: Tx, change: Change, move: StageMove): Promise<void> {
  const { tenderId, caller, now } = change;
  const { row } = await holdWork(tx, change, 'update');
  const mover = { companyId: caller.companyId, tenderId, actorId: caller.userId, now };
  if (move.etapa !== row.stage) return moveHeld(tx, mover, row, move);
  if (move.lugar !== undefined) await reorder(tx, mover, row.stage, move.lugar);
}

/** Decides on the stage that the portal's state suggests. */
export async function decideProposal(
  tx: Tx,
  change: Change,
  decision: { acepta: boolean } & Pick<Move, 'nota' | 'evidencia' | 'resultado'>,
): Promise<void> {
  const { tenderId, caller, now } = change;
  const { row } = await holdWork(tx, change, 'update');
  const { acepta, nota = null, evidencia, resultado } = decision;
  const { proposedStage } = row;
  if (proposedStage === null) {
    throw new ProblemError('datos-invalidos', createMessage('sin-propuesta'));
  }
  const mover = { companyId: caller.companyId, tenderId, actorId: caller.userId, now };
  if (!acepta) await writeWork(tx, mover, settled);
  const facts = { de: row.stage, a: proposedStage, acepta, nota };
  await recordEvent(tx, { ...mover, type: 'propuesta', facts });
  if (!acepta) return;
  const outcome = { ...row.proposedOutcome, ...resultado };
  await moveHeld(tx, mover, row, { etapa: proposedStage, nota, evidencia, resultado: outcome });
}
