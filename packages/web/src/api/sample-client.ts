import { createClient } from '@pliego/contract/client';
import { sampleContract } from '@pliego/contract/sample-contract';
import { sampleFetcher } from './sample-page.ts';

/**
 * The typed client of the areas with sample data: `sampleApi.shop.products({ query })`. Only what is
 * loaded lazily imports it: its schemas are no part of the first load.
 */
export const sampleApi = createClient(sampleContract, sampleFetcher, location.origin);
