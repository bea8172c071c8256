import type { DemoUser } from '@pliego/contract/areas/demo-users';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { collectionOf } from '#sample/store.ts';

export const users = collectionOf<DemoUser>({
  name: 'demo-users',
  comesBack: true,
  seed: async () => (await import('./seed.ts')).users,
});

export function missingUser(): ProblemError {
  return new ProblemError('no-encontrado', createMessage('usuario-desconocido'));
}
