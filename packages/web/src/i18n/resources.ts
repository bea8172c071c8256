import type { auth } from '#web/areas/auth/messages/es.ts';
import type { sources } from '#web/areas/sources/messages/es.ts';
import type { tags } from '#web/areas/tags/messages/es.ts';
import type { tenders } from '#web/areas/tenders/messages/es.ts';
import type { common } from './messages/es.ts';

/**
 * Spanish is the source of the keys and the fallback; one namespace an area. Only types here: the
 * texts of an area travel with its pages, never with the first load.
 */
export interface Texts {
  common: typeof common;
  auth: typeof auth;
  tenders: typeof tenders;
  sources: typeof sources;
  tags: typeof tags;
}
