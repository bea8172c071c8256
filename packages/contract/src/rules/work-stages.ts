import type { StateClass } from './tender-codes.ts';

/*
 * Our stage of a tender (`etapa`), which is never the portal's state (`estado`). The rules are pure: the server
 * enforces them in the transaction of a move, the database keeps what each stage asks for by constraints, and
 * the web disables what they refuse.
 */

export const stages = [
  'detectada',
  'en-analisis',
  'en-preparacion',
  'presentada',
  'ganada',
  'perdida',
  'sin-ganador',
  'descartada',
  'retirada',
] as const;
export type Stage = (typeof stages)[number];

/** The stages in which there is work to do before the closing. */
export const openStages = ['detectada', 'en-analisis', 'en-preparacion'] as const;

/** The stages that a tender is in while its outcome is open. */
export const activeStages = [...openStages, 'presentada'] as const;

/** How a bid ends. */
export const outcomeStages = ['ganada', 'perdida', 'sin-ganador'] as const;

/** The stages that need a reason of the company's list. */
export const reasonStages = ['descartada', 'retirada'] as const;
export type ReasonStage = (typeof reasonStages)[number];

const isOneOf = <T extends string>(list: readonly T[], value: string): value is T =>
  list.some((known) => known === value);

export const isOpenStage = (stage: Stage): boolean => isOneOf(openStages, stage);
export const isActiveStage = (stage: Stage): boolean => isOneOf(activeStages, stage);
export const needsReason = (stage: Stage): stage is ReasonStage => isOneOf(reasonStages, stage);

/**
 * Where a tender may go from each stage. Before the bid it moves freely, back as well as forward, and may be
 * discarded or end without a winner; a bid ends, is withdrawn, or turns out not to have been handed in. From an
 * ended stage it is reopened: a discarded tender where it may have been, a bid where it was handed in.
 */
const moves: Record<Stage, readonly Stage[]> = {
  detectada: ['en-analisis', 'en-preparacion', 'presentada', 'sin-ganador', 'descartada'],
  'en-analisis': ['detectada', 'en-preparacion', 'presentada', 'sin-ganador', 'descartada'],
  'en-preparacion': ['detectada', 'en-analisis', 'presentada', 'sin-ganador', 'descartada'],
  presentada: ['en-preparacion', 'ganada', 'perdida', 'sin-ganador', 'retirada'],
  ganada: ['presentada', 'perdida', 'sin-ganador'],
  perdida: ['presentada', 'ganada', 'sin-ganador'],
  'sin-ganador': [
    'detectada',
    'en-analisis',
    'en-preparacion',
    'presentada',
    'ganada',
    'perdida',
    'descartada',
  ],
  descartada: ['detectada', 'en-analisis', 'en-preparacion'],
  retirada: ['en-preparacion', 'presentada'],
};

/** The stages that a tender may move to; never its own. */
export function allowedMoves(from: Stage): readonly Stage[] {
  return moves[from];
}

/** What a move has to bring along. */
export type MoveNeed = 'motivo' | 'evidencia' | 'resultado';

/** What is known already of a tender that is moved. */
export interface MoveFacts {
  /** Whether it has a submission: an instant with a number or a file. */
  hasEvidence: boolean;
}

/**
 * What must be given for a move. Whatever follows a bid needs its evidence, unless it is known from before: a bid that
 * was won without ever having been recorded is recorded with the move.
 */
export function needsOf(to: Stage, { hasEvidence }: MoveFacts): MoveNeed[] {
  const needs: MoveNeed[] = [];
  if (needsReason(to)) needs.push('motivo');
  const followsBid =
    to === 'presentada' || to === 'ganada' || to === 'perdida' || to === 'retirada';
  if (followsBid && !hasEvidence) needs.push('evidencia');
  if (to === 'perdida') needs.push('resultado');
  return needs;
}

/** What the portal's state means for our stage. */
export interface StageSuggestion {
  stage: Stage;
  /** A terminal fact applies by itself; everything else waits for the responsible person. */
  applies: boolean;
}

/**
 * What a new state of the portal suggests. `desierta` and `revocada` end what is active by themselves. An award
 * suggests how our bid ended, and only for a bid: a source that names nobody awards nobody (`awardedToUs` null).
 *
 * @param awardedToUs Whether we are among the suppliers that the source names; null when it names none.
 */
export function suggestionOf(
  stage: Stage,
  state: StateClass,
  awardedToUs: boolean | null,
): StageSuggestion | null {
  if (!isActiveStage(stage)) return null;
  if (state === 'desierta' || state === 'revocada') return { stage: 'sin-ganador', applies: true };
  if (state !== 'adjudicada' || stage !== 'presentada' || awardedToUs === null) return null;
  return { stage: awardedToUs ? 'ganada' : 'perdida', applies: false };
}
