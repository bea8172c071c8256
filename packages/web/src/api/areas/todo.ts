import { todoEndpoints } from '@pliego/contract/areas/todo';
import { sampleAreaClient } from '../sample-client.ts';

export const todoApi = sampleAreaClient(todoEndpoints);
