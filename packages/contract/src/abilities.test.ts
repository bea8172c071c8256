import { describe, expect, it } from 'vitest';
import { AbilityRule, abilityOf, type Role, roles, anonymousAbility } from './abilities.ts';

const userId = 7;
const has = (role: Role, action: string, subject: string): boolean =>
  abilityOf(role, userId).some(
    (rule) =>
      (rule.action === action || rule.action === 'manage') &&
      (rule.subject === subject || rule.subject === 'all'),
  );

describe('what a role may do', () => {
  it.each<[string, string, Role[]]>([
    ['read', 'Tender', ['admin', 'maintainer', 'editor', 'author', 'subscriber']],
    ['update', 'Tender', ['admin', 'maintainer', 'editor', 'author']],
    ['assign', 'Tender', ['admin', 'maintainer', 'editor']],
    ['create', 'Tag', ['admin', 'maintainer']],
    ['delete', 'Tag', ['admin', 'maintainer']],
    ['create', 'Source', ['admin', 'maintainer']],
    ['update', 'Product', ['admin', 'maintainer', 'editor']],
    ['read', 'User', ['admin', 'maintainer', 'editor', 'author', 'subscriber']],
    ['update', 'User', ['admin']],
    ['read', 'Company', ['admin', 'maintainer', 'editor', 'author', 'subscriber']],
    ['update', 'Company', ['admin']],
    ['read', 'Audit', ['admin']],
    ['read', 'ACL', ['admin', 'maintainer', 'editor', 'author', 'subscriber']],
    ['read', 'Analytics', ['admin']],
  ])('%s %s: %j', (action, subject, allowed) => {
    expect(roles.filter((role) => has(role, action, subject))).toEqual(allowed);
  });

  it('is for authors bound to what is assigned to them', () => {
    const updates = abilityOf('author', userId).filter(({ action }) => action === 'update');
    expect(updates).toEqual([
      { action: 'update', subject: 'Tender', conditions: { Asignado: userId } },
    ]);
  });

  it('travels as JSON', () => {
    for (const role of roles) {
      const rules = abilityOf(role, userId);
      expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
      for (const rule of rules) expect(AbilityRule.parse(rule)).toEqual(rule);
    }
  });

  it('lets an anonymous caller read what signing in needs', () => {
    expect(anonymousAbility).toEqual([{ action: 'read', subject: 'Auth' }]);
  });

  it('is a new list for each caller, so that none can change the rules', () => {
    expect(abilityOf('subscriber', 1)).not.toBe(abilityOf('subscriber', 1));
  });
});
