import type { Criterion, Decision } from '@pliego/contract/areas/decisions';
import { decisionScore } from '@pliego/contract/rules/decision-score';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { personsOf } from '#server/areas/users/persons-queries.ts';
import type { Tx } from '#server/db/database.ts';
import {
  decisionCriteria,
  type StoredAnswer,
  tenderDecisions,
} from '#server/db/schema/expediente.ts';

/** The requirements and criteria that a company uses, in the order in which they were made; or one of them. */
export async function criteriaOf(tx: Tx, companyId: number, id?: number): Promise<Criterion[]> {
  const rows = await tx
    .select()
    .from(decisionCriteria)
    .where(
      and(
        eq(decisionCriteria.companyId, companyId),
        isNull(decisionCriteria.retiredAt),
        id === undefined ? undefined : eq(decisionCriteria.id, id),
      ),
    )
    .orderBy(desc(decisionCriteria.kind), asc(decisionCriteria.position), asc(decisionCriteria.id));
  return rows.map((row) => ({
    id: row.id,
    nombre: row.name,
    clase: row.kind,
    peso: row.weight,
    version: row.version,
  }));
}

export type DecisionRow = typeof tenderDecisions.$inferSelect;

export async function decisionRow(
  tx: Tx,
  companyId: number,
  tenderId: number,
): Promise<DecisionRow | undefined> {
  const [row] = await tx
    .select()
    .from(tenderDecisions)
    .where(and(eq(tenderDecisions.companyId, companyId), eq(tenderDecisions.tenderId, tenderId)));
  return row;
}

/**
 * The criteria with their answers: as they were when it was decided, else those of today with what was answered
 * so far.
 */
export async function answersOf(
  tx: Tx,
  companyId: number,
  row: Pick<DecisionRow, 'answers' | 'verdict'> | undefined,
): Promise<StoredAnswer[]> {
  if (row !== undefined && row.verdict !== null) return row.answers;
  const given = new Map((row?.answers ?? []).map(({ id, answer }) => [id, answer]));
  const criteria = await criteriaOf(tx, companyId);
  return criteria.map(({ id, clase, nombre, peso }) => ({
    id,
    kind: clase,
    name: nombre,
    weight: peso,
    answer: given.get(id) ?? null,
  }));
}

/** Answers by their kind, as the wire has them. */
export function presentAnswers(answers: readonly StoredAnswer[]) {
  const requisitos = answers
    .filter(({ kind }) => kind === 'requisito')
    .map(({ id, name, answer }) => ({
      id,
      nombre: name,
      respuesta: typeof answer === 'string' ? answer : null,
    }));
  const criterios = answers
    .filter(({ kind }) => kind === 'criterio')
    .map(({ id, name, weight, answer }) => ({
      id,
      nombre: name,
      peso: weight,
      puntaje: typeof answer === 'number' ? answer : null,
    }));
  return { requisitos, criterios };
}

export async function decisionOf(tx: Tx, companyId: number, tenderId: number): Promise<Decision> {
  const row = await decisionRow(tx, companyId, tenderId);
  const shown = presentAnswers(await answersOf(tx, companyId, row));
  const personOf = await personsOf(tx, companyId);
  const decidedAt = row?.decidedAt ?? null;
  return {
    ...shown,
    ...decisionScore(shown.criterios),
    veredicto: row?.verdict ?? null,
    razon: row?.reason ?? null,
    decidio:
      decidedAt === null
        ? null
        : { por: personOf(row?.decidedBy ?? null), cuando: decidedAt.toISOString() },
  };
}
