import { ownProfileEndpoints } from '@pliego/contract/areas/own-profile';
import { areaClient } from '../client.ts';

export const ownProfileApi = areaClient(ownProfileEndpoints);
