import { autocompleteEndpoints } from '@pliego/contract/areas/autocomplete';
import { sampleAreaClient } from '../sample-client.ts';

export const autocompleteApi = sampleAreaClient(autocompleteEndpoints);
