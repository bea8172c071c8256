import type { Criterion } from '@pliego/contract/areas/decisions';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { checkOrder, placeIn } from '#server/areas/work/given-order.ts';
import { sqlStateOf, type Tx, uniqueViolation } from '#server/db/database.ts';
import { decisionCriteria } from '#server/db/schema/expediente.ts';
import { criteriaOf } from './queries.ts';

async function presented(tx: Tx, companyId: number, id: number): Promise<Criterion> {
  const [criterion] = await criteriaOf(tx, companyId, id);
  if (criterion === undefined) {
    throw new ProblemError('no-encontrado', createMessage('criterio-desconocido'));
  }
  return criterion;
}

async function withUniqueName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error;
    throw fieldProblem('ya-existe', 'nombre', createMessage('criterio-repetido'));
  }
}

/** A requirement is met or not and weighs nothing; a criterion without a weight would not count. */
function checkWeight(kind: Criterion['clase'], weight: number): void {
  if ((kind === 'requisito') === (weight === 0)) return;
  const code = kind === 'requisito' ? 'requisito-sin-peso' : 'criterio-con-peso';
  throw fieldProblem('datos-invalidos', 'peso', createMessage(code));
}

export function createCriterion(
  tx: Tx,
  companyId: number,
  { clase: kind, nombre: name, peso: weight }: Omit<Criterion, 'id' | 'version'>,
): Promise<Criterion> {
  checkWeight(kind, weight);
  const row = { companyId, kind, name, nameKey: foldText(name), weight };
  return withUniqueName(async () => {
    const [made] = await tx
      .insert(decisionCriteria)
      .values(row)
      .returning({ id: decisionCriteria.id });
    return presented(tx, companyId, made?.id ?? 0);
  });
}

/** Which criterion, and based on which version of it. */
interface Held {
  id: number;
  ifVersion: number | undefined;
}

/** The criterion as it is, and nobody else changes it until the transaction ends. */
async function holdCriterion(
  tx: Tx,
  companyId: number,
  { id, ifVersion }: Held,
): Promise<Criterion> {
  await tx
    .select({ id: decisionCriteria.id })
    .from(decisionCriteria)
    .where(and(eq(decisionCriteria.companyId, companyId), eq(decisionCriteria.id, id)))
    .for('update');
  const held = await presented(tx, companyId, id);
  if (ifVersion !== undefined && ifVersion !== held.version) {
    throw new ProblemError('version-antigua', undefined, { actual: held });
  }
  return held;
}

export function updateCriterion(
  tx: Tx,
  companyId: number,
  of: Held,
  { nombre, peso }: { nombre?: string | undefined; peso?: number | undefined },
): Promise<Criterion> {
  const changes = {
    ...(nombre === undefined ? {} : { name: nombre, nameKey: foldText(nombre) }),
    ...(peso === undefined ? {} : { weight: peso }),
  };
  const { id } = of;
  return withUniqueName(async () => {
    const { clase, version } = await holdCriterion(tx, companyId, of);
    if (peso !== undefined) checkWeight(clase, peso);
    if (Object.keys(changes).length > 0) {
      await tx
        .update(decisionCriteria)
        .set({ ...changes, version: version + 1 })
        .where(and(eq(decisionCriteria.companyId, companyId), eq(decisionCriteria.id, id)));
    }
    return presented(tx, companyId, id);
  });
}

/** Puts the requirements, or the criteria, in order. */
export async function orderCriteria(
  tx: Tx,
  companyId: number,
  { clase: kind, ids }: { clase: Criterion['clase']; ids: readonly number[] },
): Promise<Criterion[]> {
  const used = await tx
    .select({ id: decisionCriteria.id })
    .from(decisionCriteria)
    .where(
      and(
        eq(decisionCriteria.companyId, companyId),
        eq(decisionCriteria.kind, kind),
        isNull(decisionCriteria.retiredAt),
      ),
    )
    .orderBy(asc(decisionCriteria.id))
    .for('update');
  checkOrder(used, ids);
  await tx
    .update(decisionCriteria)
    .set({ position: placeIn(ids, decisionCriteria.id) })
    .where(and(eq(decisionCriteria.companyId, companyId), inArray(decisionCriteria.id, [...ids])));
  return criteriaOf(tx, companyId);
}

/** No longer asks for it. What was decided by it keeps it. */
export async function removeCriterion(tx: Tx, companyId: number, id: number, now: Date) {
  await presented(tx, companyId, id);
  await tx
    .update(decisionCriteria)
    .set({ retiredAt: now })
    .where(and(eq(decisionCriteria.companyId, companyId), eq(decisionCriteria.id, id)));
  return { id };
}
