import { queryOptions } from '@tanstack/react-query';
import { permissionsApi } from '#web/api/areas/permissions.ts';

export const permissionsKey = ['permissions'] as const;

/** More than there are: they are searched, sorted and cut in the page, in the words in which it shows them. */
const everything = 10_000;

export const permissionListQuery = (assignedTo: string) =>
  queryOptions({
    queryKey: [...permissionsKey, { assignedTo }],
    queryFn: async ({ signal }) =>
      (await permissionsApi.list({ query: { assignedTo, perPage: everything }, signal }))
        .permissions,
    placeholderData: (before) => before,
  });
