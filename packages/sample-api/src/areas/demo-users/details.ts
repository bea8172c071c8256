import type {
  demoUserDetailEndpoints,
  DemoUserDetails,
} from '@pliego/contract/areas/demo-user-details';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { SampleHandlers } from '#sample/area.ts';
import { collectionOf, type Store } from '#sample/store.ts';
import { missingUser, users } from './stored-users.ts';

/** Only of users whose tabs were changed; those of the others follow from the user. */
const changed = collectionOf<DemoUserDetails>({ name: 'demo-user-details', seed: () => [] });

async function read(store: Store, id: number, now: Date): Promise<DemoUserDetails> {
  const user = await store.collection(users).get(id);
  if (user === undefined) throw missingUser();
  const kept = await store.collection(changed).get(id);
  return kept ?? (await import('./details-seed.ts')).detailsOf(user, now);
}

/** Keeps what `change` makes of the details as they are now. */
async function write(
  store: Store,
  id: number,
  now: Date,
  change: (details: DemoUserDetails) => DemoUserDetails,
): Promise<DemoUserDetails> {
  const before = await read(store, id, now);
  const updated = await store.collection(changed).update(id, change);
  return updated ?? (await store.collection(changed).insert(() => change(before)));
}

export const demoUserDetailHandlers: SampleHandlers<typeof demoUserDetailEndpoints> = ({
  clock,
}) => ({
  details: async ({ query }, { caller: { store } }) => ({
    details: await read(store, query.id, clock()),
  }),
  updateDetails: async ({ body: { id, patch } }, { caller: { store } }) => ({
    details: await write(store, id, clock(), (details) => ({ ...details, ...patch })),
  }),
  changePassword: async ({ body: { id } }, { caller: { store } }) => {
    const now = clock();
    const entry = {
      at: now.toISOString(),
      title: 'Cambió la contraseña',
      text: 'Las demás sesiones siguen abiertas.',
    };
    const details = await write(store, id, now, (before) => ({
      ...before,
      activity: [entry, ...before.activity],
    }));
    return { details };
  },
  closeDevice: async ({ body: { id, device } }, { caller: { store } }) => {
    const now = clock();
    const { devices } = await read(store, id, now);
    if (!devices.some((one) => one.id === device)) {
      throw new ProblemError('no-encontrado', createMessage('sesion-cerrada'));
    }
    const details = await write(store, id, now, (before) => ({
      ...before,
      devices: before.devices.filter((one) => one.id !== device),
    }));
    return { details };
  },
});
