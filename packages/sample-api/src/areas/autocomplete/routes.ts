import type { autocompleteEndpoints } from '@pliego/contract/areas/autocomplete';
import type { SampleHandlers } from '#sample/area.ts';

export const autocompleteHandlers: SampleHandlers<typeof autocompleteEndpoints> = () => ({
  films: async () => ({ autoComplete: (await import('./seed.ts')).films }),
});
