import type { UseFormReturnType } from '@mantine/form';
import type { TaskValues } from '@pliego/contract/areas/todo';
import { useTranslation } from 'react-i18next';
import type { Clash } from '#web/api/rebase.ts';
import { formatIsoDate } from '#web/lib/format.ts';
import type { ShownClash } from '#web/ui/feedback/clash-note.tsx';
import { htmlText } from '#web/ui/rich-text/html-text.ts';

interface Over {
  clashes: readonly Clash<TaskValues>[] | null;
  isSame: (one: unknown, other: unknown) => boolean;
}

/** What somebody else made of a task meanwhile, in words; null while nobody did. */
export function useShownClashes(
  { clashes, isSame }: Over,
  form: UseFormReturnType<TaskValues>,
): ShownClash[] | null {
  const { t } = useTranslation('todo');
  const textOf = {
    title: ({ title }: TaskValues) => title,
    assignee: ({ assignee }: TaskValues) => assignee ?? '',
    dueDate: ({ dueDate }: TaskValues) => (dueDate === null ? '' : formatIsoDate(dueDate)),
    tags: ({ tags }: TaskValues) => tags.map((tag) => t(`tag.${tag}`)).join(', '),
    description: ({ description }: TaskValues) => htmlText(description),
  };
  if (clashes === null) return null;
  return clashes
    .filter(({ name, stored }) => !isSame(form.values[name], stored))
    .map(({ name, stored }) => ({
      name,
      field: t(`form.${name}`),
      value: textOf[name]({ ...form.values, [name]: stored }),
      onTake: () => form.setValues({ [name]: stored }),
    }));
}
