import { Button } from '@mantine/core';
import type { SheetResult } from '@pliego/contract/areas/team-sheets';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { teamSheetsApi } from '#web/api/areas/team-sheets.ts';
import { problemText } from '#web/api/problems.ts';
import { formatCount } from '#web/lib/format.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import importClasses from '#web/ui/import/import.module.css';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import { MissingTags } from '../sheet/missing-tags.tsx';
import { SheetRowItem } from '../sheet/sheet-row-item.tsx';
import { reread, tellMade } from './bulk-work.ts';
import { type PastedColumn, pastedRows } from './pasted-column.ts';
import classes from './bulk.module.css';

interface PasteDialogProps {
  column: PastedColumn;
  text: string;
  /** The tender of the cell, and those under it. */
  tenders: readonly TenderSummary[];
  onClose: () => void;
}

/** What was copied of a column, as it would change a cell and those under it; and the button that has it done. */
export default function PasteDialog({ column, text, tenders: shown, onClose }: PasteDialogProps) {
  const { t } = useTranslation(['tenders', 'teamSheet', 'common']);
  const client = useQueryClient();
  // As they stood when it was pasted: others may change their order meanwhile.
  const [tenders] = useState(shown);
  const pasted = useMemo(() => pastedRows(text, column, tenders), [text, column, tenders]);
  const { filas } = pasted;
  const trial = useQuery({
    queryKey: ['team-sheet', 'pasted', filas],
    queryFn: ({ signal }) => teamSheetsApi.apply({ body: { filas, prueba: true }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const applying = useMutation({
    mutationFn: () => teamSheetsApi.apply({ body: { filas } }),
    onSuccess: ({ conteo, masivo }) => {
      const count = conteo.cambian;
      tellMade(client, masivo, t('teamSheet:apply.changed', { count, total: formatCount(count) }));
      void reread(client);
      onClose();
    },
  });
  const changing = trial.data?.conteo.cambian ?? 0;
  const [first] = tenders;
  return (
    <Dialog
      size="lg"
      title={t('list.paste.title', { name: t(`list.columns.${column}`) })}
      onClose={onClose}
    >
      <div className={classes.paste}>
        <Said pasted={pasted} column={column} code={first?.codigo ?? ''} />
        <QueryState query={trial} lines={4}>
          {(result) => <Trial result={result} onMade={() => void trial.refetch()} />}
        </QueryState>
        <FormProblem
          text={
            applying.error === null
              ? undefined
              : `${t('list.paste.failed')}. ${problemText(applying.error)}`
          }
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <BusyButton
            data-autofocus
            busy={applying.isPending}
            disabled={changing === 0}
            onClick={() => applying.mutate()}
          >
            {trial.data !== undefined && changing === 0
              ? t('teamSheet:apply.none')
              : t('teamSheet:apply.button', { count: changing, total: formatCount(changing) })}
          </BusyButton>
        </DialogActions>
      </div>
    </Dialog>
  );
}

interface SaidProps {
  pasted: ReturnType<typeof pastedRows>;
  column: PastedColumn;
  code: string;
}

/** What is taken of what was copied. */
function Said({ pasted: { filas, rest, isWide }, column, code }: SaidProps) {
  const { t } = useTranslation('tenders');
  const count = filas.length;
  const lines = [
    t('list.paste.lines', { count, total: formatCount(count), code }),
    ...(column === 'etiquetas' ? [t('list.paste.tags')] : []),
    ...(rest === 0 ? [] : [t('list.paste.rest', { count: rest, total: formatCount(rest) })]),
    ...(isWide ? [t('list.paste.wide')] : []),
  ];
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Trial({ result, onMade }: { result: SheetResult; onMade: () => void }) {
  const { t } = useTranslation('teamSheet');
  return (
    <>
      <MissingTags result={result} onMade={onMade} />
      <ScrollRegion label={t('trial.title')} className={classes.scroll}>
        <ol className={importClasses.list} aria-label={t('trial.title')}>
          {result.filas.map((row) => (
            <SheetRowItem key={row.linea} row={row} />
          ))}
        </ol>
      </ScrollRegion>
    </>
  );
}
