import { queryOptions } from '@tanstack/react-query';
import { attachmentsApi } from '#web/api/areas/attachments.ts';
import { workApi } from '#web/api/areas/work.ts';

export const expedienteKey = (id: number) => ['tenders', 'expediente', id] as const;

export function expedienteQuery(id: number) {
  return queryOptions({
    queryKey: expedienteKey(id),
    queryFn: ({ signal }) => workApi.get({ params: { id }, signal }),
  });
}

export function attachmentsQuery(id: number) {
  return queryOptions({
    queryKey: ['tenders', 'attachments', id],
    queryFn: ({ signal }) => attachmentsApi.list({ params: { id }, signal }),
  });
}
