import { newsEndpoints } from '@pliego/contract/areas/news';
import { areaClient } from '../client.ts';

export const newsApi = areaClient(newsEndpoints);
