import { abilityOf, type Role } from '@pliego/contract/abilities';
import { contract } from '@pliego/contract/contract';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { type KeyScope, keyScopes, scopeOf } from '@pliego/contract/rules/key-scopes';
import { createMongoAbility } from '@casl/ability';

const endpoints = Object.values(contract).flatMap((area): EndpointDefinition[] =>
  Object.values(area.endpoints),
);

/** The scopes with which a key of somebody of this role could call something. */
export function offeredScopes(role: Role, userId: number): KeyScope[] {
  const ability = createMongoAbility(abilityOf(role, userId));
  const offered = new Set(
    endpoints.flatMap((definition) => {
      const { access } = definition;
      const scope = access === 'public' ? null : scopeOf(definition);
      if (scope === null) return [];
      const may = typeof access !== 'object' || ability.can(access.action, access.subject);
      return may ? [scope] : [];
    }),
  );
  return keyScopes.filter((scope) => offered.has(scope));
}
