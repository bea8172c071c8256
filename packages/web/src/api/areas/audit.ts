import { auditEndpoints } from '@pliego/contract/areas/audit';
import { areaClient } from '../client.ts';

export const auditApi = areaClient(auditEndpoints);
