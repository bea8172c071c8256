import { type AreaClient, createAreaClient } from '@pliego/contract/client';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { sampleFetcher } from './sample-page.ts';

/**
 * The typed calls of an area with sample data: `shopApi.products({ query })`. As with the areas of the server,
 * each is in a separate file under `areas/`, and its schemas load with the code that calls it.
 */
export function sampleAreaClient<T extends Record<string, EndpointDefinition>>(
  endpoints: T,
): AreaClient<T> {
  return createAreaClient(endpoints, sampleFetcher, location.origin);
}
