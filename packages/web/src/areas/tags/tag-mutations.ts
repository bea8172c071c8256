import type { Tag, TagColor } from '@pliego/contract/areas/tags';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tagsApi } from '#web/api/areas/tags.ts';
import { formatCount } from '#web/lib/format.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';

interface TagValues {
  nombre: string;
  color: TagColor;
}

async function refreshTags(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['tags'] });
}

/** When tenders lose a tag or get another, whatever was read of them is out of date too. */
async function refreshTagsAndTenders(client: QueryClient): Promise<void> {
  await Promise.all([refreshTags(client), client.invalidateQueries({ queryKey: ['tenders'] })]);
}

/** Creates a tag, or changes the given one. The calling form shows failures. */
export function useSaveTag(tag: Tag | null) {
  const { t } = useTranslation('tags');
  const client = useQueryClient();
  return async (body: TagValues) => {
    const { nombre: name } = await (tag === null
      ? tagsApi.create({ body })
      : tagsApi.update({ params: { id: tag.id }, body }));
    await refreshTags(client);
    toastDone({ title: t(tag === null ? 'done.created' : 'done.updated', { name }) });
  };
}

export function useMergeTag(tag: Tag) {
  const { t } = useTranslation('tags');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (destino: number) => tagsApi.merge({ params: { id: tag.id }, body: { destino } }),
    onSuccess: async ({ nombre: to }) => {
      await refreshTagsAndTenders(client);
      toastDone({ title: t('done.merged', { from: tag.nombre, to }) });
    },
  });
}

export function useRemoveTag(tag: Tag) {
  const { t } = useTranslation('tags');
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => tagsApi.remove({ params: { id: tag.id } }),
    onSuccess: async ({ quitadas: count }) => {
      await refreshTagsAndTenders(client);
      const total = formatCount(count);
      toastDone({ title: t('done.removed', { name: tag.nombre, count, total }) });
    },
  });
}
