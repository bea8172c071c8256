import { Kbd } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { viewKeys } from '../use-calendar-keys.ts';
import classes from './keys-dialog.module.css';

/** Which keys do what. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar');
  const rows: { what: string; keys: readonly string[] }[] = [
    { what: t('keys.create'), keys: ['c'] },
    { what: t('keys.today'), keys: ['t'] },
    { what: t('keys.move'), keys: ['←', '→'] },
    { what: t('keys.month'), keys: viewKeys.mes },
    { what: t('keys.week'), keys: viewKeys.semana },
    { what: t('keys.day'), keys: viewKeys.dia },
    { what: t('keys.list'), keys: viewKeys.lista },
    { what: t('keys.among'), keys: ['←', '→', '↑', '↓'] },
    { what: t('keys.open'), keys: [t('keys.enter')] },
    { what: t('keys.help'), keys: ['?'] },
  ];
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <dl className={classes.keys}>
        {rows.map(({ what, keys }) => (
          <div key={what} className={classes.row}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
