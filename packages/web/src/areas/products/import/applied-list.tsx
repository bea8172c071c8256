import { Button } from '@mantine/core';
import {
  type ProductImport,
  undoDays,
  type UndoneImport,
} from '@pliego/contract/areas/product-imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productImportsApi } from '#web/api/areas/product-imports.ts';
import { problemText } from '#web/api/problems.ts';
import { formatCount, formatFullMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Section } from '#web/ui/page/page.tsx';
import classes from '#web/ui/import/import.module.css';

/** What a list did, and how it is undone. */
export function AppliedList({ list }: { list: ProductImport }) {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  const { conteo, estado } = list;
  const counts = {
    nuevas: formatCount(conteo?.nuevas ?? 0),
    cambiadas: formatCount(conteo?.cambiadas ?? 0),
    iguales: formatCount(conteo?.iguales ?? 0),
    rechazadas: formatCount(conteo?.rechazadas ?? 0),
  };
  return (
    <Section title={t(estado === 'deshecha' ? 'lists.undo.done' : 'lists.apply.done')}>
      <div aria-live="polite">
        <p className={classes.result}>{t('lists.apply.result', counts)}</p>
        {undone === null ? null : <Undone undone={undone} />}
        {estado === 'aplicada' ? <p className={classes.soft}>{t('lists.apply.matching')}</p> : null}
      </div>
      <div className={classes.actions}>
        {estado === 'aplicada' ? <Undo list={list} onUndone={setUndone} /> : null}
        <Button onClick={() => void navigate({ to: '/productos' })}>{t('lists.apply.see')}</Button>
      </div>
    </Section>
  );
}

function Undone({ undone: { devueltos, quitados, rechazados, filas } }: { undone: UndoneImport }) {
  const { t } = useTranslation('products');
  const more = rechazados - filas.length;
  return (
    <>
      <p className={classes.result}>
        {t('lists.undo.result', {
          devueltos: formatCount(devueltos),
          quitados: formatCount(quitados),
        })}
      </p>
      {rechazados === 0 ? null : (
        <p className={classes.warned}>
          {t('lists.undo.refused', { count: rechazados })} {filas.map(({ sku }) => sku).join(', ')}
          {more > 0 ? ` ${t('lists.undo.moreRefused', { count: more })}` : null}
        </p>
      )}
    </>
  );
}

interface UndoProps {
  list: ProductImport;
  onUndone: (undone: UndoneImport) => void;
}

function Undo({ list: { id, archivo, deshacerHasta }, onUndone }: UndoProps) {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const undoing = useMutation({
    mutationFn: () => productImportsApi.undo({ params: { id } }),
    onSuccess: (undone) => {
      setAsking(false);
      onUndone(undone);
      void client.invalidateQueries({ queryKey: ['products'] });
    },
  });
  if (deshacerHasta === null) return null;
  if (Date.parse(deshacerHasta) < now) {
    return <span className={classes.soft}>{t('lists.undo.over', { days: undoDays })}</span>;
  }
  return (
    <>
      <span className={classes.soft}>
        {t('lists.undo.until', { day: formatFullMoment(deshacerHasta) })}
      </span>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('lists.undo.button')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('lists.undo.title', { name: archivo })}
          confirm={t('lists.undo.confirm')}
          busy={undoing.isPending}
          problem={undoing.error === null ? undefined : problemText(undoing.error)}
          onConfirm={() => undoing.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{t('lists.undo.text')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
