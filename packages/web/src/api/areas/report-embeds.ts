import { reportEmbedEndpoints } from '@pliego/contract/areas/report-embeds';
import { areaClient } from '../client.ts';

export const reportEmbedsApi = areaClient(reportEmbedEndpoints);
