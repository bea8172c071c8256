import { viewAsEndpoints } from '@pliego/contract/areas/view-as';
import { areaClient } from '../client.ts';

/** Apart from `sessionApi`: few sessions ever call it. */
export const viewAsApi = areaClient(viewAsEndpoints);
