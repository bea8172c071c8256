import type { pricingEndpoints } from '@pliego/contract/areas/pricing';
import type { SampleHandlers } from '#sample/area.ts';

export const pricingHandlers: SampleHandlers<typeof pricingEndpoints> = () => ({
  get: async () => (await import('./seed.ts')).pricing,
});
