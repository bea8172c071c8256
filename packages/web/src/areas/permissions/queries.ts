import { queryOptions } from '@tanstack/react-query';
import { permissionsApi } from '#web/api/areas/permissions.ts';

export const permissionsKey = ['permissions'] as const;

/** More than there are: they are sorted and cut in the page, for the call knows no order. */
const everything = 10_000;

export const permissionListQuery = ({ q, assignedTo }: { q: string; assignedTo: string }) =>
  queryOptions({
    queryKey: [...permissionsKey, { q, assignedTo }],
    queryFn: async ({ signal }) =>
      (await permissionsApi.list({ query: { q, assignedTo, perPage: everything }, signal }))
        .permissions,
    placeholderData: (before) => before,
  });
