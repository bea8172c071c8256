import { Alert, Button } from '@mantine/core';
import type { Tag } from '@pliego/contract/areas/tags';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { formatCount } from '#web/lib/format.ts';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { useRemoveTag } from './tag-mutations.ts';
import classes from './tag-dialogs.module.css';

/** Shows how many tenders lose the tag before it is deleted permanently. */
export function RemoveTag({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const { t } = useTranslation(['tags', 'common']);
  const remove = useRemoveTag(tag);
  const { usos } = tag;
  return (
    <Dialog title={t('removeDialog.title', { name: tag.nombre })} onClose={onClose}>
      <p className={classes.lead}>
        {usos === 0
          ? t('removeDialog.explainUnused')
          : t('removeDialog.explain', { count: usos, total: formatCount(usos) })}
      </p>
      {usos === 0 ? null : <p className={classes.soft}>{t('removeDialog.mergeInstead')}</p>}
      {remove.error === null ? null : (
        <Alert color="red" role="alert" p="sm" mt="sm">
          {problemText(remove.error)}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button
          className={classes.danger}
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: onClose })}
        >
          {t('removeDialog.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
