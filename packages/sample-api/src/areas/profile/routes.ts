import type { profileEndpoints } from '@pliego/contract/areas/profile';
import type { SampleHandlers } from '#sample/area.ts';

export const profileHandlers: SampleHandlers<typeof profileEndpoints> = () => ({
  get: async () => (await import('./seed.ts')).profile,
});
