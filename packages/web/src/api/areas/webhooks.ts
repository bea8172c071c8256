import { webhookEndpoints } from '@pliego/contract/areas/webhooks';
import { areaClient } from '../client.ts';

export const webhooksApi = areaClient(webhookEndpoints);
