import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Caution } from '#web/ui/display/caution.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import type { Made } from './queries.ts';
import { curlOf } from './sample-call.ts';
import classes from './keys.module.css';

/** A new key, this once, and a command that shows that it works. */
export function MadeKey({ made, onClose }: { made: Made; onClose: () => void }) {
  const { t } = useTranslation('keys');
  const curl = curlOf(made, globalThis.location.origin);
  return (
    <Dialog title={t('made.title', { name: made.nombre })} onClose={onClose}>
      <div className={classes.form}>
        <Caution>{t('made.once')}</Caution>
        <CopyField label={t('made.key')} text={made.clave} copy={t('made.copy')} isMain />
        {curl === null ? null : (
          <CopyField
            label={t('made.curl')}
            description={t('made.curlHint')}
            text={curl}
            copy={t('made.copyCurl')}
          />
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('made.done')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
