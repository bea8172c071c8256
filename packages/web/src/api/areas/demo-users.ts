import { demoUserEndpoints } from '@pliego/contract/areas/demo-users';
import { sampleAreaClient } from '../sample-client.ts';

export const demoUsersApi = sampleAreaClient(demoUserEndpoints);
