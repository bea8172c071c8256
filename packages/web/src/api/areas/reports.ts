import { reportEndpoints } from '@pliego/contract/areas/reports';
import { areaClient } from '../client.ts';

export const reportsApi = areaClient(reportEndpoints);
