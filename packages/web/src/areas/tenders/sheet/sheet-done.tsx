import { Button } from '@mantine/core';
import type { SheetResult } from '@pliego/contract/areas/team-sheets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatCount, formatTime } from '#web/lib/format.ts';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import classes from '#web/ui/import/import.module.css';
import { Section } from '#web/ui/page/page.tsx';
import { undoChange } from '../list/bulk-work.ts';
import { SheetRowItem } from './sheet-row-item.tsx';

interface SheetDoneProps {
  result: SheetResult;
  /** Brings another one. */
  onAgain: () => void;
}

/** What a spreadsheet has changed, the way back, and the rows that changed nothing. */
export function SheetDone({ result: { conteo, filas, masivo }, onAgain }: SheetDoneProps) {
  const { t } = useTranslation('teamSheet');
  const client = useQueryClient();
  const undoing = useMutation({
    mutationFn: (id: number) => undoChange(client, id),
    onSuccess: (isUndone) => isUndone && onAgain(),
  });
  const left = filas.filter(({ motivos }) => motivos.length > 0);
  const count = conteo.cambian;
  return (
    <>
      <Section title={t('apply.done', { count, total: formatCount(count) })}>
        {masivo === null ? null : (
          <p className={classes.soft}>{t('apply.until', { time: formatTime(masivo.hasta) })}</p>
        )}
        <div className={classes.actions}>
          {masivo === null ? null : (
            <BusyButton
              variant="default"
              busy={undoing.isPending}
              onClick={() => undoing.mutate(masivo.id)}
            >
              {t('apply.undo')}
            </BusyButton>
          )}
          <Button variant="default" onClick={onAgain}>
            {t('columns.other')}
          </Button>
          <Button renderRoot={(props) => <Link {...props} to="/licitaciones" />}>
            {t('apply.see')}
          </Button>
        </div>
      </Section>
      {left.length === 0 ? null : (
        <Section title={t('apply.left')}>
          <ol className={classes.list}>
            {left.map((row) => (
              <SheetRowItem key={row.linea} row={row} />
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}
