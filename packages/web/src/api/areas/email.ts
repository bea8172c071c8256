import { emailEndpoints } from '@pliego/contract/areas/email';
import { sampleAreaClient } from '../sample-client.ts';

export const emailApi = sampleAreaClient(emailEndpoints);
