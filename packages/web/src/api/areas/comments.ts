import { commentEndpoints } from '@pliego/contract/areas/comments';
import { areaClient } from '../client.ts';

export const commentsApi = areaClient(commentEndpoints);
