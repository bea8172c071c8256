import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Caution } from '#web/ui/display/caution.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { DialogActions } from '#web/ui/overlay/dialog.tsx';
import type { MadeLink } from './link-queries.ts';
import classes from './links.module.css';

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What a page of a site writes to show the report. */
const frameOf = ({ url, nombre }: MadeLink) =>
  `<iframe src="${url}" title="${attribute(nombre)}" width="100%" height="640" style="border:0"></iframe>`;

/** A new address, this once, and how it is used. */
export function NewLink({ made, onClose }: { made: MadeLink; onClose: () => void }) {
  const { t } = useTranslation('reportPages');
  return (
    <div className={classes.form}>
      <Caution>{t('links.once')}</Caution>
      <CopyField
        label={t('links.address')}
        description={t('links.addressHint')}
        text={made.url}
        copy={t('links.copy')}
        isMain
      />
      {made.sitios.length === 0 ? null : (
        <CopyField
          label={t('links.frame')}
          description={t('links.frameHint', { sites: made.sitios.join(', ') })}
          text={frameOf(made)}
          copy={t('links.copyFrame')}
        />
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('links.done')}
        </Button>
      </DialogActions>
    </div>
  );
}
