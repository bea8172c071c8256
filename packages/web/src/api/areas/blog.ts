import { blogEndpoints } from '@pliego/contract/areas/blog';
import { sampleAreaClient } from '../sample-client.ts';

export const blogApi = sampleAreaClient(blogEndpoints);
