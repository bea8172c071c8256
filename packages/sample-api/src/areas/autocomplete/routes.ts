import { autocompleteEndpoints } from '@pliego/contract/areas/autocomplete';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';

const autocompleteHandlers: SampleHandlers<typeof autocompleteEndpoints> = () => ({
  films: async () => ({ autoComplete: (await import('./seed.ts')).films }),
});

export const autocompleteArea = sampleArea(autocompleteEndpoints, autocompleteHandlers);
