import type { Mail } from '@pliego/contract/areas/email';
import { queryOptions } from '@tanstack/react-query';
import { emailApi } from '#web/api/areas/email.ts';
import type { HeldMails } from './mail-changes.ts';
import type { Place } from './mail-place.ts';

/** Lists and single mails: all of them show a change at once. */
export const mailsKey = ['email', 'mails'] as const;
const countsKey = ['email', 'counts'] as const;

/** What was scheduled moves by itself when its time comes. */
const refreshMs = 60_000;

/** Newest first; of what is still to be sent, the next one first. */
function inOrder(mails: readonly Mail[], folder: string): Mail[] {
  return folder === 'scheduled'
    ? mails.toSorted((a, b) => Date.parse(a.sendAt ?? a.time) - Date.parse(b.sendAt ?? b.time))
    : mails.toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time) || b.id - a.id);
}

/** All mails of a place: the search is of the page, and follows at once. */
export const mailListQuery = (place: Place) => {
  const asked =
    place.kind === 'label'
      ? { folder: '', label: place.label }
      : { folder: place.folder, label: '' };
  return queryOptions<HeldMails>({
    queryKey: [...mailsKey, 'list', asked],
    queryFn: async ({ signal }) => {
      const { emails } = await emailApi.list({ query: asked, signal });
      return { emails: inOrder(emails, asked.folder), asked };
    },
    refetchInterval: refreshMs,
  });
};

export const mailQuery = (id: number) =>
  queryOptions({
    queryKey: [...mailsKey, 'one', id],
    queryFn: async ({ signal }): Promise<HeldMails> => ({
      emails: [await emailApi.get({ query: { id }, signal })],
    }),
  });

export const mailCountsQuery = queryOptions({
  queryKey: countsKey,
  queryFn: ({ signal }) => emailApi.counts({ signal }),
  refetchInterval: refreshMs,
});

export const mailPeopleQuery = queryOptions({
  queryKey: ['email', 'people'],
  queryFn: ({ signal }) => emailApi.people({ signal }),
  staleTime: Infinity,
});
