import { mostKeyDays, type NewKey } from '@pliego/contract/areas/keys';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import { addDays, santiagoDay, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';

const dayMs = 86_400_000;

/**
 * When a new key stops working: after so many days, or at the end of a day in Santiago.
 * @throws ProblemError `datos-invalidos` for a day that is over, or too far away.
 */
export function expiryOf(vence: NewKey['vence'], now: Date): Date {
  if (typeof vence === 'number') return new Date(now.getTime() + vence * dayMs);
  const today = santiagoDay(now);
  if (vence < today || vence > addDays(today, mostKeyDays)) {
    throw fieldProblem('datos-invalidos', 'vence', createMessage('clave-vence-tarde'));
  }
  return new Date(startOfSantiagoDay(addDays(vence, 1)));
}
