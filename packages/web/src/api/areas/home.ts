import { homeEndpoints } from '@pliego/contract/areas/home';
import { areaClient } from '../client.ts';

export const homeApi = areaClient(homeEndpoints);
