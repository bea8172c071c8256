import type { Mail } from '@pliego/contract/areas/email';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '#web/ui/data-table/selection.tsx';
import { useRowRange } from '#web/ui/data-table/use-row-range.ts';
import { subjectOf } from '../mail-names.ts';

/** The mails that are selected in the list. */
export function useMailSelection(mails: readonly Mail[]) {
  const { t } = useTranslation('email');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const selection: Selection<Mail> = {
    rowId: ({ id }) => String(id),
    rowName: (mail) =>
      t('list.row', { name: mail.from.name, subject: subjectOf(mail, t('list.noSubject')) }),
    selected,
    onChange: setSelected,
    among: mails,
    pressed: useRowRange(),
  };
  return {
    selection,
    chosen: mails.filter(({ id }) => selected.has(String(id))),
    clear: () => setSelected(new Set()),
    toggle: ({ id }: Mail) => {
      const next = new Set(selected);
      if (!next.delete(String(id))) next.add(String(id));
      setSelected(next);
    },
  };
}
