import { reportLinkEndpoints } from '@pliego/contract/areas/report-links';
import { areaClient } from '../client.ts';

export const reportLinksApi = areaClient(reportLinkEndpoints);
