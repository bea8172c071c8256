import { auth } from '#web/areas/auth/messages/es.ts';
import { sources } from '#web/areas/sources/messages/es.ts';
import { tags } from '#web/areas/tags/messages/es.ts';
import { tenders } from '#web/areas/tenders/messages/es.ts';
import { common } from './messages/es.ts';

/** Spanish is the source of the keys and the fallback; one namespace an area. */
export const es = { common, auth, tenders, sources, tags };
