import { faqEndpoints } from '@pliego/contract/areas/faq';
import { sampleAreaClient } from '../sample-client.ts';

export const faqApi = sampleAreaClient(faqEndpoints);
