import { privacyEndpoints } from '@pliego/contract/areas/privacy';
import { areaClient } from '../client.ts';

export const privacyApi = areaClient(privacyEndpoints);
