import { attachmentEndpoints } from '@pliego/contract/areas/attachments';
import { areaClient } from '../client.ts';

export const attachmentsApi = areaClient(attachmentEndpoints);
