import { Alert, Button } from '@mantine/core';
import type { Tag } from '@pliego/contract/areas/tags';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { formatCount } from '#web/lib/format.ts';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { PickList } from '#web/ui/fields/pick-list.tsx';
import { ToneDot } from '#web/ui/display/pill.tsx';
import { useMergeTag } from './tag-mutations.ts';
import classes from './tag-dialogs.module.css';

interface MergeTagProps {
  tag: Tag;
  others: Tag[];
  onClose: () => void;
}

/** Two tags that mean the same become one. */
export function MergeTag({ tag, others, onClose }: MergeTagProps) {
  const { t } = useTranslation(['tags', 'common']);
  const merge = useMergeTag(tag);
  const [targetId, setTargetId] = useState<number | null>(null);
  const target = others.find(({ id }) => id === targetId);
  return (
    <Dialog title={t('mergeDialog.title', { name: tag.nombre })} onClose={onClose}>
      <p className={classes.lead}>{t('mergeDialog.lead')}</p>
      <div className={classes.list}>
        <PickList
          single
          label={t('mergeDialog.target')}
          searchLabel={t('search')}
          options={others.map(({ id, nombre, color, usos }) => ({
            value: String(id),
            label: nombre,
            prefix: <ToneDot tone={color} />,
            count: formatCount(usos),
          }))}
          selected={targetId === null ? [] : [String(targetId)]}
          maxHeight={216}
          onPick={(value) => setTargetId(Number(value))}
        />
      </div>
      <div aria-live="polite">
        {target === undefined ? null : (
          <p className={classes.explain}>
            <MergeEffect tag={tag} target={target} />
          </p>
        )}
      </div>
      {merge.error === null ? null : (
        <Alert color="red" role="alert" p="sm" mt="sm">
          {problemText(merge.error)}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button
          disabled={target === undefined}
          loading={merge.isPending}
          onClick={() => {
            if (target !== undefined) merge.mutate(target.id, { onSuccess: onClose });
          }}
        >
          {t('mergeDialog.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function MergeEffect({ tag, target }: { tag: Tag; target: Tag }) {
  const { t } = useTranslation('tags');
  const names = { from: tag.nombre, to: target.nombre };
  return tag.usos === 0
    ? t('mergeDialog.explainUnused', names)
    : t('mergeDialog.explain', { ...names, count: tag.usos, total: formatCount(tag.usos) });
}
