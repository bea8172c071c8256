import { connectorEndpoints } from '@pliego/contract/areas/connectors';
import { areaClient } from '../client.ts';

export const connectorsApi = areaClient(connectorEndpoints);
