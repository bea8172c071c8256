import { queryOptions } from '@tanstack/react-query';
import { followUpApi } from '#web/api/areas/follow-up.ts';
import { ownProfileApi } from '#web/api/areas/own-profile.ts';
import { profileApi } from '#web/api/areas/profile.ts';
import { tendersApi } from '#web/api/areas/tenders.ts';

/** Rows of each list of a profile. */
const shown = 8;

export const personQuery = (id: number) =>
  queryOptions({
    queryKey: ['profile', 'person', id],
    queryFn: ({ signal }) => ownProfileApi.person({ params: { id }, signal }),
  });

/** What somebody is responsible for, the next closing first; what the reader may not see is not there. */
export const carriedQuery = (id: number) =>
  queryOptions({
    queryKey: ['profile', 'carried', id],
    queryFn: ({ signal }) =>
      tendersApi.list({
        query: { asignado: [id], vista: 'abiertas', sort: 'cierre', limit: shown },
        signal,
      }),
  });

export const closingsQuery = (id: number) =>
  queryOptions({
    queryKey: ['profile', 'closings', id],
    queryFn: ({ signal }) =>
      tendersApi.list({
        query: { asignado: [id], vista: 'semana', sort: 'cierre', limit: shown },
        signal,
      }),
  });

export const deedsQuery = (id: number) =>
  queryOptions({
    queryKey: ['profile', 'deeds', id],
    queryFn: ({ signal }) =>
      followUpApi.list({
        query: { persona: [id], clase: ['equipo'], sigue: 'empresa', limit: shown },
        signal,
      }),
  });

/** The sample profile; what is done in it lives in this page, since no call takes it. */
export const sampleProfileQuery = queryOptions({
  queryKey: ['profile', 'sample'],
  queryFn: ({ signal }) => profileApi.get({ signal }),
  staleTime: Infinity,
});
