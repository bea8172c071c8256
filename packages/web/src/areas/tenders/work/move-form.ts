import { currencies } from '@pliego/contract/fields';
import type { Expediente, StageMove } from '@pliego/contract/areas/work-shapes';
import { instantFromSantiago, santiagoWall } from '@pliego/contract/rules/santiago-time';
import { type MoveNeed, needsOf, type Stage } from '@pliego/contract/rules/work-stages';

/** What a dialog asks for before a move. Paths are those of the move, so that refusals find their fields. */
export interface MoveValues extends Record<string, unknown> {
  motivo: number | null;
  nota: string;
  evidencia: { dia: string | null; hora: string; numero: string; adjunto: number | null };
  resultado: {
    ganador: string;
    rutGanador: string;
    monto: number | null;
    moneda: (typeof currencies)[number];
  };
}

/** What has to be asked, and what may be: the amounts of a tender that was won are told where they are known. */
export interface MoveQuestions {
  needs: readonly MoveNeed[];
  outcome: 'none' | 'won' | 'lost';
}

export function questionsOf(to: Stage, work: Pick<Expediente, 'evidencia'>): MoveQuestions {
  const needs = needsOf(to, { hasEvidence: work.evidencia !== null });
  if (to === 'ganada') return { needs, outcome: 'won' };
  return { needs, outcome: to === 'perdida' ? 'lost' : 'none' };
}

const isCurrency = (code: string | null): code is MoveValues['resultado']['moneda'] =>
  currencies.some((known) => known === code);

/** The form as it opens: with what the portal says, and the present moment as that of the submission. */
export function initialMove(work: Expediente, now: number): MoveValues {
  const wall = santiagoWall(now);
  const known = work.resultado ?? work.propuesta?.resultado ?? null;
  const currency = known?.moneda ?? work.monedaOferta;
  return {
    motivo: null,
    nota: '',
    evidencia: { dia: wall.slice(0, 10), hora: wall.slice(11, 16), numero: '', adjunto: null },
    resultado: {
      ganador: known?.ganador ?? '',
      rutGanador: known?.rutGanador ?? '',
      monto: known?.monto ?? null,
      moneda: isCurrency(currency) ? currency : 'CLP',
    },
  };
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The move that the form holds. */
export function moveOf(to: Stage, values: MoveValues, questions: MoveQuestions): StageMove {
  const { evidencia, resultado } = values;
  const asks = (need: MoveNeed) => questions.needs.includes(need);
  const cuando =
    evidencia.dia === null ? null : instantFromSantiago(`${evidencia.dia}T${evidencia.hora}`);
  const { ganador, rutGanador, monto, moneda } = resultado;
  return {
    etapa: to,
    nota: orNull(values.nota),
    motivo: asks('motivo') ? values.motivo : null,
    evidencia:
      asks('evidencia') && cuando !== null
        ? { cuando, numero: orNull(evidencia.numero), adjunto: evidencia.adjunto }
        : null,
    resultado:
      questions.outcome === 'none'
        ? null
        : {
            ganador: orNull(ganador),
            rutGanador: orNull(rutGanador),
            monto,
            moneda: monto === null ? null : moneda,
          },
  };
}
