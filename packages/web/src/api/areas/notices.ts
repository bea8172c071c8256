import { noticeEndpoints } from '@pliego/contract/areas/notices';
import { areaClient } from '../client.ts';

export const noticesApi = areaClient(noticeEndpoints);
