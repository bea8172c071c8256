import * as z from 'zod/mini';

/** Of every page with the panel. */
export const UserPanelSearch = z.object({
  /** Who is in the side panel: their number, or someone new. */
  edit: z.optional(z.union([z.literal('new'), z.string().check(z.regex(/^\d{1,9}$/))])),
});

/** Of the page of the roles. */
export const RolePanelSearch = z.object({
  /** The role in the dialog: its number, `copy-` and that of another, or one that begins with nothing. */
  form: z.optional(z.string().check(z.regex(/^(new|(copy-)?\d{1,9})$/))),
});
