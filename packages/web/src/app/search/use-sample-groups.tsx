import { searchLimit } from '@pliego/contract/areas/main-search';
import { IconPaperclip } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rankMatches } from '#web/lib/rank-matches.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { useMayUseSample } from '../use-may-open.ts';
import type { EntryGroup } from './search-entry.ts';
import classes from './palette-row.module.css';

/** The sample data travels only with the palette, and only for those who may see the demonstration. */
const sampleSearchQuery = queryOptions({
  queryKey: ['search', 'sample'],
  queryFn: async ({ signal }) => {
    const { mainSearchApi } = await import('#web/api/areas/main-search.ts');
    return mainSearchApi.data({ signal });
  },
  staleTime: Infinity,
  retry: false,
});

const titleOf = ({ title }: { title: string }): string => title;

/** Files and contacts of the sample data, by title. There is nothing to open, so selecting one copies its title. */
export function useSampleGroups(text: string): [files: EntryGroup, contacts: EntryGroup] {
  const { t } = useTranslation();
  const enabled = useMayUseSample();
  const { data } = useQuery({ ...sampleSearchQuery, enabled });
  const [, files, contacts] = data?.searchArr ?? [];
  const copy = (copied: string) => {
    navigator.clipboard.writeText(copied).then(
      () => toastDone({ title: t('search.copied', { text: copied }) }),
      () => toastProblem({ title: t('search.copyFailed') }),
    );
  };
  return [
    {
      name: 'files',
      entries: rankMatches(files?.data ?? [], text, titleOf, searchLimit).map((file, place) => ({
        id: `file-${place}-${file.title}`,
        title: file.title,
        icon: <IconPaperclip size={17} stroke={1.7} />,
        note: file.by,
        aside: file.size,
        hint: t('search.hints.copyName'),
        pick: { kind: 'do', run: () => copy(file.title) },
      })),
    },
    {
      name: 'contacts',
      entries: rankMatches(contacts?.data ?? [], text, titleOf, searchLimit).map((contact) => ({
        id: `contact-${contact.email}`,
        title: contact.title,
        icon: <img alt="" src={contact.img} className={classes.picture} />,
        note: contact.email,
        aside: contact.date,
        hint: t('search.hints.copyEmail'),
        pick: { kind: 'do', run: () => copy(contact.email) },
      })),
    },
  ];
}
