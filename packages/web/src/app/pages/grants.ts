import { type Action, abilityOf, type Role, type Subject } from '@pliego/contract/abilities';
import { abilityFrom, type AppAbility } from '#web/api/ability.ts';

export const shownActions = ['read', 'create', 'update', 'delete', 'assign'] as const;
export type ShownAction = (typeof shownActions)[number];
export const shownSubjects = [
  'Tender',
  'Tag',
  'Product',
  'Source',
  'Report',
  'User',
  'Company',
] as const satisfies readonly Subject[];
export type ShownSubject = (typeof shownSubjects)[number];

/** Whether something is allowed: always, only on the user's own records, or not at all. */
export type Grant = 'yes' | 'own' | 'no';

export function grantOf(ability: AppAbility, action: Action, subject: Subject): Grant {
  const rule = ability.relevantRuleFor(action, subject);
  if (rule === null || rule.inverted) return 'no';
  return rule.conditions === undefined ? 'yes' : 'own';
}

export interface RoleGrant {
  all: boolean;
  actions: { action: ShownAction; own: boolean }[];
}

/** What a role may do with one subject. The conditions of the rules refer to the current user. */
export function grantOfRole(role: Role, subject: ShownSubject): RoleGrant {
  const ability = abilityFrom(abilityOf(role, 0));
  const actions = shownActions.flatMap((action) => {
    const grant = grantOf(ability, action, subject);
    return grant === 'no' ? [] : [{ action, own: grant === 'own' }];
  });
  return {
    all: actions.length === shownActions.length && actions.every(({ own }) => !own),
    actions,
  };
}
