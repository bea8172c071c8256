import { permissionEndpoints } from '@pliego/contract/areas/permissions';
import { sampleAreaClient } from '../sample-client.ts';

export const permissionsApi = sampleAreaClient(permissionEndpoints);
