import { synonymEndpoints } from '@pliego/contract/areas/synonyms';
import { areaClient } from '../client.ts';

export const synonymsApi = areaClient(synonymEndpoints);
