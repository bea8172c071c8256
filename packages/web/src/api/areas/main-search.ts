import { mainSearchEndpoints } from '@pliego/contract/areas/main-search';
import { sampleAreaClient } from '../sample-client.ts';

export const mainSearchApi = sampleAreaClient(mainSearchEndpoints);
