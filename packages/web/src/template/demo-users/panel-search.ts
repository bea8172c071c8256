import * as z from 'zod/mini';

/** Of every page with the panel. */
export const UserPanelSearch = z.object({
  /** The user in the side panel: an id, or a new user. */
  edit: z.optional(z.union([z.literal('new'), z.string().check(z.regex(/^\d{1,9}$/))])),
});

/** Of the page of the roles. */
export const RolePanelSearch = z.object({
  /** The role in the dialog: an id, `copy-` and the id of another, or an empty new one. */
  form: z.optional(z.string().check(z.regex(/^(new|(copy-)?\d{1,9})$/))),
});
