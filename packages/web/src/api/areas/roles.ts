import { roleEndpoints } from '@pliego/contract/areas/roles';
import { sampleAreaClient } from '../sample-client.ts';

export const rolesApi = sampleAreaClient(roleEndpoints);
