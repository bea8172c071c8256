import { Id } from '@pliego/contract/fields';
import * as z from 'zod/mini';

export const ProfileSearch = z.object({
  /** Whose; absent: one's own. */
  persona: z.optional(Id),
  ver: z.optional(z.literal('muestra')),
});
