import { reportMailEndpoints } from '@pliego/contract/areas/report-mails';
import { areaClient } from '../client.ts';

export const reportMailsApi = areaClient(reportMailEndpoints);
