import { taskEndpoints } from '@pliego/contract/areas/tasks';
import { areaClient } from '../client.ts';

export const tasksApi = areaClient(taskEndpoints);
