import type { Grant, Grants, RoleAction, RoleArea, SampleRole } from '@pliego/contract/areas/roles';
import { seededFreeRoleName, seededRoleNames } from '@pliego/contract/areas/role-names';

const nothing: Grant = { read: false, write: false, create: false };

function grant(actions: readonly RoleAction[]): Grant {
  const has = (action: RoleAction) => actions.includes(action);
  return { read: has('read'), write: has('write'), create: has('create') };
}

const all = ['read', 'write', 'create'] as const;
const reading = ['read'] as const;
const working = ['read', 'write'] as const;

function grants(said: Partial<Record<RoleArea, readonly RoleAction[]>>): Grants {
  const of = (area: RoleArea) => {
    const actions = said[area];
    return actions === undefined ? { ...nothing } : grant(actions);
  };
  return {
    users: of('users'),
    content: of('content'),
    claims: of('claims'),
    data: of('data'),
    finance: of('finance'),
    reports: of('reports'),
    api: of('api'),
    documents: of('documents'),
    payroll: of('payroll'),
  };
}

/** The roles of the users, and one without users. */
export const sampleRoles: SampleRole[] = [
  {
    id: 1,
    name: seededRoleNames.admin,
    role: 'admin',
    grants: grants({
      users: all,
      content: all,
      claims: all,
      data: all,
      finance: all,
      reports: all,
      api: all,
      documents: all,
      payroll: all,
    }),
  },
  {
    id: 2,
    name: seededRoleNames.maintainer,
    role: 'maintainer',
    grants: grants({
      users: reading,
      content: all,
      claims: all,
      data: working,
      reports: all,
      documents: all,
    }),
  },
  {
    id: 3,
    name: seededRoleNames.editor,
    role: 'editor',
    grants: grants({ content: all, claims: working, reports: reading, documents: working }),
  },
  {
    id: 4,
    name: seededRoleNames.author,
    role: 'author',
    grants: grants({ content: working, claims: reading, documents: working }),
  },
  {
    id: 5,
    name: seededRoleNames.subscriber,
    role: 'subscriber',
    grants: grants({ content: reading, reports: reading, documents: reading }),
  },
  {
    id: 6,
    name: seededFreeRoleName,
    role: null,
    grants: grants({ data: reading, finance: reading, reports: reading, payroll: reading }),
  },
];
