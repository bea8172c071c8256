import { jwtEndpoints } from '@pliego/contract/areas/jwt';
import { sampleAreaClient } from '../sample-client.ts';

export const jwtApi = sampleAreaClient(jwtEndpoints);
