import { createMongoAbility, subject, type ForcedSubject, type MongoAbility } from '@casl/ability';
import {
  type AbilityRule,
  type Action,
  anonymousAbility,
  type Subject,
} from '@pliego/contract/abilities';

/** The only field of a tender that a rule reads. */
interface AssignedTender extends ForcedSubject<'Tender'> {
  Asignado: number | null;
}

export type AppAbility = MongoAbility<[Action, Subject | AssignedTender]>;

/** Without user data a person may only read `Auth` (specification, section 6). */
export function abilityFrom(rules: readonly AbilityRule[] = anonymousAbility): AppAbility {
  return createMongoAbility<AppAbility>([...rules]);
}

/** Whether this tender may be worked on: an author's rule holds only for those assigned to them. */
export function canUpdateTender(ability: AppAbility, assignee: number | null): boolean {
  return ability.can('update', subject('Tender', { Asignado: assignee }));
}
