import { pricingEndpoints } from '@pliego/contract/areas/pricing';
import { sampleAreaClient } from '../sample-client.ts';

export const pricingApi = sampleAreaClient(pricingEndpoints);
