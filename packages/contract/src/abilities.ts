import * as z from 'zod/mini';

/** The five roles of the specification's user data, strongest first. */
export const roles = ['admin', 'maintainer', 'editor', 'author', 'subscriber'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const actions = ['manage', 'read', 'create', 'update', 'delete', 'assign'] as const;
export type Action = (typeof actions)[number];

export const subjects = [
  'all',
  'Auth',
  // The template: its apps on sample data, and its help, profile, prices and catalogue of components.
  'App',
  'Catalogue',
  // The template's demonstration of access control, and the part of it that not everybody sees.
  'ACL',
  'Analytics',
  'Company',
  'User',
  'Tender',
  'Comment',
  'Tag',
  'Product',
  'Source',
  'Report',
  // The audit log of the company.
  'Audit',
  // Of natural persons in public data: their RUT, and the contacts of officials.
  'PersonalData',
] as const;
export type Subject = (typeof subjects)[number];

/** One CASL rule, as it travels in `userData.ability`. */
export const AbilityRule = z.object({
  action: z.enum(actions),
  subject: z.enum(subjects),
  conditions: z.optional(z.record(z.string(), z.union([z.number(), z.string(), z.null()]))),
});
export type AbilityRule = z.infer<typeof AbilityRule>;

/** What a user without stored user data may do (specification, section 6). */
export const anonymousAbility: readonly AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

const readEverythingOfWork: readonly AbilityRule[] = [
  { action: 'read', subject: 'Auth' },
  { action: 'read', subject: 'App' },
  { action: 'read', subject: 'Catalogue' },
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Tender' },
  { action: 'read', subject: 'Tag' },
  { action: 'read', subject: 'Product' },
  { action: 'read', subject: 'Source' },
  { action: 'read', subject: 'Report' },
  { action: 'read', subject: 'User' },
  { action: 'read', subject: 'Company' },
];

const manage = (...list: Subject[]): AbilityRule[] =>
  list.map((subject) => ({ action: 'manage', subject }));

const rulesByRole: Record<Role, (userId: number) => AbilityRule[]> = {
  admin: () => manage('all'),
  maintainer: () => [
    ...readEverythingOfWork,
    ...manage('Tender', 'Comment', 'Tag', 'Product', 'Source', 'Report'),
    { action: 'read', subject: 'PersonalData' },
  ],
  editor: () => [
    ...readEverythingOfWork,
    { action: 'create', subject: 'Tender' },
    { action: 'update', subject: 'Tender' },
    { action: 'assign', subject: 'Tender' },
    { action: 'create', subject: 'Comment' },
    ...manage('Product'),
    { action: 'read', subject: 'PersonalData' },
  ],
  author: (userId) => [
    ...readEverythingOfWork,
    { action: 'update', subject: 'Tender', conditions: { Asignado: userId } },
    { action: 'create', subject: 'Comment' },
  ],
  subscriber: () => [...readEverythingOfWork],
};

/** Whether somebody of this role may be responsible for a tender: roles that may work on their own. */
export function mayBeResponsible(role: Role): boolean {
  return role !== 'subscriber';
}

/**
 * The rules of a role within one company. The server enforces them on every endpoint and the web
 * hides or disables by the same list.
 */
export function abilityOf(role: Role, userId: number): AbilityRule[] {
  return rulesByRole[role](userId);
}
