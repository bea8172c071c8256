import {
  type MailFolder,
  type MailLabel,
  mailFolders,
  mailLabels,
  type starredFolder,
} from '@pliego/contract/areas/email';
import * as z from 'zod/mini';
import { useAddress, usePathParams } from '#web/ui/use-address.ts';

/** Every place mails are listed in; the order in which the side pane has them. */
export const placeFolders = [
  'inbox',
  'starred',
  'sent',
  'draft',
  'scheduled',
  'spam',
  'trash',
] as const satisfies readonly (MailFolder | typeof starredFolder)[];
export type PlaceFolder = (typeof placeFolders)[number];

export type Place =
  | { kind: 'folder'; folder: PlaceFolder; path: string }
  | { kind: 'label'; label: MailLabel; path: string };

/** What the address says besides the place. */
const MailSearch = z.object({
  q: z.optional(z.string()),
  /** What is being written: `new`, the number of a draft, or what is done about a mail, as `reply-24`. */
  compose: z.optional(z.string()),
});

export const folderPlace = (folder: PlaceFolder): Place => ({
  kind: 'folder',
  folder,
  path: `/apps/email/${folder}`,
});
export const labelPlace = (label: MailLabel): Place => ({
  kind: 'label',
  label,
  path: `/apps/email/label/${label}`,
});

/** Null for a place that there is not. */
function placeOf({ folder = 'inbox', label }: Record<string, string>): Place | null {
  if (label !== undefined) {
    const known = mailLabels.find((one) => one === label);
    return known === undefined ? null : labelPlace(known);
  }
  const known = placeFolders.find((one) => one === folder);
  return known === undefined ? null : folderPlace(known);
}

const patterns = [
  '/apps/email/label/$label',
  '/apps/email/label/$label/$id',
  '/apps/email/$folder',
  '/apps/email/$folder/$id',
];

/** The place, the open mail and the search, as the address has them. */
export function useMailAddress() {
  const params = usePathParams(...patterns);
  const { search, change } = useAddress(MailSearch);
  const { id } = params;
  return {
    place: placeOf(params),
    /** Zero, which is none, for what is no number. */
    openId: id === undefined ? undefined : /^\d{1,9}$/.test(id) ? Number(id) : 0,
    q: search.q ?? '',
    compose: search.compose,
    change,
  };
}

/** The address of a list, or of a mail in it, with what is searched for. */
export function mailHref(place: Place, q: string, id?: number): string {
  const path = id === undefined ? place.path : `${place.path}/${id}`;
  return q === '' ? path : `${path}?${new URLSearchParams({ q }).toString()}`;
}

/** A draft that is being written on, over the list of drafts. */
export const draftHref = (id: number): string => `${folderPlace('draft').path}?compose=${id}`;

/** Where mails can be put by hand, in the order in which it is offered. */
export const moveFolders = mailFolders.filter(
  (folder): folder is 'inbox' | 'draft' | 'spam' | 'trash' =>
    folder !== 'sent' && folder !== 'scheduled',
);
