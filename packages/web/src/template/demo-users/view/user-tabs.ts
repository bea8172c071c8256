import * as z from 'zod/mini';

export const userTabs = ['cuenta', 'seguridad', 'cobros', 'avisos', 'conexiones'] as const;
export type UserTab = (typeof userTabs)[number];

export const UserTabSearch = z.object({ tab: z.optional(z.enum(userTabs)) });
