import { boardEndpoints } from '@pliego/contract/areas/board';
import { areaClient } from '../client.ts';

export const boardApi = areaClient(boardEndpoints);
