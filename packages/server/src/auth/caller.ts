import type { KeyScope } from '@pliego/contract/rules/key-scopes';
import type { Missing } from '@pliego/contract/areas/auth-shapes';
import type { AbilityRule, Role } from '@pliego/contract/abilities';
import type { ViewedRole } from '@pliego/contract/areas/auth-shapes';
import { withoutPersonalRuts } from '@pliego/contract/rules/personal-data';
import { createMongoAbility, type MongoAbility, subject } from '@casl/ability';
import type { CompanyScope } from '#server/db/database.ts';
import { nowhere, type Origin } from './origin.ts';

/** Who is behind a request: a person in one of their companies. */
export interface Caller {
  userId: number;
  companyId: number;
  role: Role;
  ability: MongoAbility;
  /** Where their request came from. */
  from: Origin;
  /** What their session lacks to work in the company: it opens one's own account alone. */
  missing?: Missing;
  /** With which key of the API they call; absent with a session. */
  key?: { id: number; scopes: readonly KeyScope[] };
  /** An administrator looks at the company as another role; `role` and `ability` are then of that one. */
  view?: CallerView;
  /** How the page names the session it was drawn for. */
  screen?: string;
}

export interface CallerView {
  /** Who looks. */
  by: number;
  role: ViewedRole;
  /** As whom of that role; null for somebody who has no tenders. */
  personId: number | null;
  until: Date;
}

/** The person of a view that is of nobody: of whom there is nothing. Not 0, which stands for what nobody does and sees all. */
const nobodyInParticular = -1;

/** With whose eyes a view looks. */
export const eyesOf = ({ personId }: Pick<CallerView, 'personId'>): number =>
  personId ?? nobodyInParticular;

/** The user who acts, whichever role they view as. */
export const actorOf = ({ userId, view }: Pick<Caller, 'userId' | 'view'>): number =>
  view?.by ?? userId;

export function callerOf(
  userId: number,
  companyId: number,
  role: Role,
  rules: AbilityRule[],
): Caller {
  return { userId, companyId, role, ability: createMongoAbility(rules), from: nowhere };
}

/** The scope in which everything a caller does runs. */
export function scopeOf({ companyId, userId, view }: Caller): CompanyScope {
  return view === undefined ? { companyId, userId } : { companyId, userId, seenAs: eyesOf(view) };
}

/** Whether the caller may act on this very tender; `Asignado` is what an author's rule depends on. */
export function mayOnTender(
  caller: Caller,
  action: 'update' | 'assign',
  tender: { Asignado: number | null },
): boolean {
  return caller.ability.can(action, subject('Tender', { ...tender }));
}

/** Whether the caller may see what identifies natural persons in public data. */
export function seesPersonalData({ ability }: Caller): boolean {
  return ability.can('read', 'PersonalData');
}

/** Public facts as the caller may see them: with the RUTs of natural persons, or with those masked. */
export function asSeenBy<T>(caller: Caller, facts: T): T {
  return seesPersonalData(caller) ? facts : withoutPersonalRuts(facts);
}
