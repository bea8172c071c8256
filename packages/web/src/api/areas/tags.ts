import { tagEndpoints } from '@pliego/contract/areas/tags';
import { areaClient } from '../client.ts';

export const tagsApi = areaClient(tagEndpoints);
