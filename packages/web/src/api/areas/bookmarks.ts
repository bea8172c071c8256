import { bookmarkEndpoints } from '@pliego/contract/areas/bookmarks';
import { areaClient } from '../client.ts';

export const bookmarksApi = areaClient(bookmarkEndpoints);
