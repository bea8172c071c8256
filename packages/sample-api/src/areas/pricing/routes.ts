import { pricingEndpoints } from '@pliego/contract/areas/pricing';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';

const pricingHandlers: SampleHandlers<typeof pricingEndpoints> = () => ({
  get: async () => (await import('./seed.ts')).pricing,
});

export const pricingArea = sampleArea(pricingEndpoints, pricingHandlers);
