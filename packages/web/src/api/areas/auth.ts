import { authEndpoints } from '@pliego/contract/areas/auth';
import { areaClient } from '../client.ts';

export const authApi = areaClient(authEndpoints);
