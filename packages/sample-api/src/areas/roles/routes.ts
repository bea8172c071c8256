import { roleEndpoints, type SampleRole } from '@pliego/contract/areas/roles';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';
import { plainLetters } from '#sample/plain-letters.ts';
import { collectionOf, type Store } from '#sample/store.ts';

const roles = collectionOf<SampleRole>({
  name: 'roles',
  comesBack: true,
  seed: async () => (await import('./seed.ts')).sampleRoles,
});

function missing(): ProblemError {
  return new ProblemError('no-encontrado', createMessage('rol-desconocido'));
}

/** Two roles that differ only in accents or case could not be distinguished. */
async function refuseTwin(store: Store, name: string, id?: number): Promise<void> {
  const { rows } = await store.collection(roles).list();
  const twin = rows.some(
    (role) => role.id !== id && plainLetters(role.name) === plainLetters(name),
  );
  if (!twin) return;
  throw fieldProblem('datos-invalidos', 'name', createMessage('rol-repetido'));
}

const roleHandlers: SampleHandlers<typeof roleEndpoints> = () => ({
  list: async (_, { caller: { store } }) => ({
    roles: (await store.collection(roles).list()).rows,
  }),
  add: async ({ body }, { caller: { store } }) => {
    await refuseTwin(store, body.name);
    const role = await store.collection(roles).insert((id) => ({ ...body, id, role: null }));
    return { role };
  },
  update: async ({ body: { id, ...values } }, { caller: { store } }) => {
    if ((await store.collection(roles).get(id)) === undefined) throw missing();
    await refuseTwin(store, values.name, id);
    const role = await store.collection(roles).update(id, (row) => ({ ...row, ...values }));
    if (role === undefined) throw missing();
    return { role };
  },
  remove: async ({ query: { id } }, { caller: { store } }) => {
    const role = await store.collection(roles).get(id);
    // Those of the users are no more to be deleted than the users' own word for them.
    if (role === undefined || role.role !== null) throw missing();
    await store.collection(roles).remove(id);
  },
  restore: async ({ body: { role } }, { caller: { store } }) => {
    const there = await store.collection(roles).get(role.id);
    if (there !== undefined) return { role: there };
    await refuseTwin(store, role.name);
    // Only added roles can be deleted: none is restored as another role of the users.
    return { role: await store.collection(roles).insert(() => ({ ...role, role: null })) };
  },
});

export const roleArea = sampleArea(roleEndpoints, roleHandlers);
