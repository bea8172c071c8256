import { profileEndpoints } from '@pliego/contract/areas/profile';
import { sampleAreaClient } from '../sample-client.ts';

export const profileApi = sampleAreaClient(profileEndpoints);
