import {
  type MailFolder,
  type MailLabel,
  mailFolders,
  mailLabels,
  type starredFolder,
} from '@pliego/contract/areas/email-choices';
import { useParams } from '@tanstack/react-router';
import * as z from 'zod/mini';
import type { Destination } from '#web/ui/navigation/app-link.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';

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

export type Place = { kind: 'folder'; folder: PlaceFolder } | { kind: 'label'; label: MailLabel };

/** The search params besides the place. */
export const MailSearch = z.object({
  q: z.optional(z.string()),
  /** What is being written: `new`, the number of a draft, or what is done about a mail, as `reply-24`. */
  compose: z.optional(z.string()),
});

export const folderPlace = (folder: PlaceFolder): Place => ({ kind: 'folder', folder });
export const labelPlace = (label: MailLabel): Place => ({ kind: 'label', label });

/** A key per place. */
export const keyOf = (place: Place): string =>
  place.kind === 'folder' ? place.folder : `label-${place.label}`;

/** Null for a place that there is not. */
function placeOf(label: string | undefined, folder = 'inbox'): Place | null {
  if (label !== undefined) {
    const known = mailLabels.find((one) => one === label);
    return known === undefined ? null : labelPlace(known);
  }
  const known = placeFolders.find((one) => one === folder);
  return known === undefined ? null : folderPlace(known);
}

/** The place, the open mail and the search, as the address has them. */
export function useMailAddress() {
  const { folder, label, id } = useParams({ strict: false });
  const { search, change } = useSearchState('/shell/apps/email');
  return {
    place: placeOf(label, folder),
    /** Zero, which is none, for what is no number. */
    openId: typeof id === 'string' ? 0 : id,
    q: search.q ?? '',
    compose: search.compose,
    change,
  };
}

/** A list, or a mail in it, with what is searched for and what is being written. */
export function mailLink(place: Place, q: string, id?: number, compose?: string): Destination {
  const search = { q: q === '' ? undefined : q, compose };
  if (place.kind === 'folder') {
    const { folder } = place;
    return id === undefined
      ? { to: '/apps/email/$folder', params: { folder }, search, resetScroll: false }
      : { to: '/apps/email/$folder/$id', params: { folder, id }, search, resetScroll: false };
  }
  const { label } = place;
  return id === undefined
    ? { to: '/apps/email/label/$label', params: { label }, search, resetScroll: false }
    : { to: '/apps/email/label/$label/$id', params: { label, id }, search, resetScroll: false };
}

/** A draft that is being written on, over the list of drafts. */
export const draftLink = (id: number): Destination =>
  mailLink(folderPlace('draft'), '', undefined, String(id));

/** Where mails can be put by hand, in the order in which it is offered. */
export const moveFolders = mailFolders.filter(
  (folder): folder is 'inbox' | 'draft' | 'spam' | 'trash' =>
    folder !== 'sent' && folder !== 'scheduled',
);
