import type { KeyScope } from '@pliego/contract/rules/key-scopes';
import type { Missing } from '@pliego/contract/areas/auth-shapes';
import type { AbilityRule, Role } from '@pliego/contract/abilities';
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
}

export function callerOf(
  userId: number,
  companyId: number,
  role: Role,
  rules: AbilityRule[],
): Caller {
  return { userId, companyId, role, ability: createMongoAbility(rules), from: nowhere };
}

/** The scope in which everything a caller does runs. */
export function scopeOf({ companyId, userId }: Caller): CompanyScope {
  return { companyId, userId };
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
