import {
  newPermissionRoles,
  type Permission,
  permissionEndpoints,
} from '@pliego/contract/areas/permissions';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';
import { containsText, select } from '#sample/select.ts';
import { collectionOf, type Store } from '#sample/store.ts';
import { createdDateOf } from './created-date.ts';

/** What is added goes to the front, so rows know their place besides their id. */
interface StoredPermission {
  id: number;
  place: number;
  permission: Permission;
}

const permissions = collectionOf<StoredPermission>({
  name: 'permissions',
  comesBack: true,
  seed: async () => {
    const { permissions: seed } = await import('./seed.ts');
    return seed.map((permission) => ({ id: permission.id, place: permission.id, permission }));
  },
});

function missing(): ProblemError {
  return new ProblemError('no-encontrado', createMessage('permiso-desconocido'));
}

const permissionOf = ({ permission }: StoredPermission) => permission;

/** Two permissions that differ only in accents or case could not be distinguished. */
async function refuseTwin(store: Store, name: string, id?: number): Promise<void> {
  const { rows } = await store.collection(permissions).list({
    where: (row) => row.id !== id && foldText(row.permission.name) === foldText(name),
  });
  if (rows.length === 0) return;
  throw fieldProblem('datos-invalidos', 'name', createMessage('permiso-repetido'));
}

/** The query: each name as it was sent, and pages as numbers. */
function askedBy(request: Request): Record<string, unknown> {
  const asked = [...new URL(request.url).searchParams].map(([name, value]) => {
    const isNumber = ['page', 'perPage'].includes(name) && /^-?\d+(\.\d+)?$/.test(value);
    return [name, isNumber ? Number(value) : value];
  });
  return Object.fromEntries(asked);
}

const permissionHandlers: SampleHandlers<typeof permissionEndpoints> = ({ clock }) => ({
  list: async ({ query }, { caller: { store }, request }) => {
    const { q, assignedTo } = query;
    const stored = await store
      .collection(permissions)
      .list({ order: { by: ({ place }) => place, direction: 'asc' } });
    const allData = stored.rows.map(permissionOf);
    const { rows, total } = select(allData, {
      where: (permission) =>
        containsText(q, permission.name, permission.createdDate) &&
        (assignedTo === '' || permission.assignedTo.some((role) => role === assignedTo)),
      page: query,
    });
    return { params: askedBy(request), allData, total, permissions: rows };
  },
  add: async ({ body }, { caller: { store } }) => {
    await refuseTwin(store, body.permission.name);
    const added = await store.collection(permissions).insert((id) => ({
      id,
      // Below every place so far: ids only grow, and the seed's places are above zero.
      place: -id,
      permission: {
        ...body.permission,
        id,
        assignedTo: [...newPermissionRoles],
        createdDate: createdDateOf(clock()),
      },
    }));
    return { permission: permissionOf(added) };
  },
  rename: async ({ body: { id, name } }, { caller: { store } }) => {
    if (typeof id !== 'number') return;
    await refuseTwin(store, name, id);
    await store.collection(permissions).update(id, (row) => ({
      ...row,
      permission: { ...row.permission, name },
    }));
  },
  remove: async ({ query }, { caller: { store } }) => {
    if (query.id === undefined || !(await store.collection(permissions).remove(query.id))) {
      throw missing();
    }
  },
  assign: async ({ body: { id, assignedTo } }, { caller: { store } }) => {
    const stored = await store.collection(permissions).update(id, (row) => ({
      ...row,
      permission: { ...row.permission, assignedTo },
    }));
    if (stored === undefined) throw missing();
    return { permission: permissionOf(stored) };
  },
  restore: async ({ body: { permission } }, { caller: { store } }) => {
    const { id } = permission;
    const there = await store.collection(permissions).get(id);
    // Seeded ones are ordered by id, after the added ones, the newest first.
    const { permissions: seed } = await import('./seed.ts');
    const place = seed.some((known) => known.id === id) ? id : -id;
    const stored =
      there ?? (await store.collection(permissions).insert(() => ({ id, place, permission })));
    return { permission: permissionOf(stored) };
  },
});

export const permissionArea = sampleArea(permissionEndpoints, permissionHandlers);
