import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import type { CellAnswer, GridActs } from '#web/ui/data-table/use-grid.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { type TenderColumnId, tenderColumns } from './columns.tsx';
import type { PastedColumn } from './pasted-column.ts';

/** Signs that are keys of the list wherever the keyboard is. */
const listKeys = 'jkotaex/?';
const toastId = 'cell';

const columnOf = (id: string) => tenderColumns.find((column) => column.id === id);
const takesPasted = (id: TenderColumnId): id is PastedColumn => columnOf(id)?.editable === true;

export interface Pasted {
  column: PastedColumn;
  text: string;
  tender: TenderSummary;
}

/** What keys do in the cells of the list: change a fact of ours, open the ficha, or say why something is not changed here. */
export function useCellActs(onReach: (id: number) => void, q: string | undefined) {
  const { t } = useTranslation(['tenders', 'expediente']);
  const navigate = useNavigate();
  const mayChange = useAbility().can('update', 'Tender');
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const acts = useMemo((): GridActs<TenderSummary> => {
    /** Why nothing changes in a cell. */
    const refuse = (id: TenderColumnId) => {
      const name = t(`list.columns.${id}`);
      const isOurs = columnOf(id)?.editable === true;
      if (isOurs) return toastDone({ id: toastId, title: t('list.cells.forbidden', { name }) });
      const why = id === 'calce' ? 'list.cells.computed' : 'list.cells.portal';
      return toastDone({ id: toastId, title: t(why, { name }) });
    };
    const onAct = (
      cell: HTMLElement,
      { id }: TenderSummary,
      column: string,
      key: string,
    ): CellAnswer => {
      const known = columnOf(column);
      if (known === undefined) {
        if (key !== ' ' && key !== 'Enter') return 'none';
        cell.querySelector<HTMLElement>('input')?.click();
        return 'taken';
      }
      if (key === ' ' || listKeys.includes(key)) return 'none';
      const editor = cell.querySelector<HTMLElement>('[data-editor]');
      if (editor !== null) {
        editor.click();
        return key.length > 1 ? 'taken' : 'typing';
      }
      if (key === 'Enter' && (column === 'nombre' || column === 'codigo')) {
        void navigate({ to: '/licitaciones/$id', params: { id }, search: { q } });
      } else refuse(known.id);
      return 'taken';
    };
    return {
      onAct,
      onReach: ({ id }) => onReach(id),
      onPaste: (tender, column, text) => {
        const id = columnOf(column)?.id;
        if (id === undefined) return;
        if (mayChange && takesPasted(id)) setPasted({ column: id, text, tender });
        else refuse(id);
      },
    };
  }, [t, navigate, onReach, q, mayChange]);
  return { acts, pasted, close: () => setPasted(null) };
}
