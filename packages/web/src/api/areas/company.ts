import { companyEndpoints } from '@pliego/contract/areas/company';
import { areaClient } from '../client.ts';

export const companyApi = areaClient(companyEndpoints);
