import { userEndpoints } from '@pliego/contract/areas/users';
import { areaClient } from '../client.ts';

export const usersApi = areaClient(userEndpoints);
