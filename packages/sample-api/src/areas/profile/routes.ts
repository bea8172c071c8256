import { profileEndpoints } from '@pliego/contract/areas/profile';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';

const profileHandlers: SampleHandlers<typeof profileEndpoints> = () => ({
  get: async () => (await import('./seed.ts')).profile,
});

export const profileArea = sampleArea(profileEndpoints, profileHandlers);
