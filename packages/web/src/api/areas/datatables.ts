import { datatableEndpoints } from '@pliego/contract/areas/datatables';
import { sampleAreaClient } from '../sample-client.ts';

export const datatablesApi = sampleAreaClient(datatableEndpoints);
