import { Kbd } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import classes from './shortcut-help.module.css';

const rows = [
  { keys: ['j'], does: 'j' },
  { keys: ['k'], does: 'k' },
  { keys: ['o', '↵'], does: 'o' },
  { keys: ['Esc'], does: 'esc' },
  { keys: ['x'], does: 'x' },
  { keys: ['s'], does: 's' },
  { keys: ['e'], does: 'e' },
  { keys: ['#'], does: '#' },
  { keys: ['u'], does: 'u' },
  { keys: ['r'], does: 'r' },
  { keys: ['a'], does: 'a' },
  { keys: ['f'], does: 'f' },
  { keys: ['c'], does: 'c' },
  { keys: ['/'], does: '/' },
  { keys: ['?'], does: '?' },
] as const;

/** What the letters do. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('email');
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose}>
      <dl className={classes.list}>
        {rows.map(({ keys, does }) => (
          <div key={does} className={classes.row}>
            <dt className={classes.keys}>
              {keys.map((key, index) => (
                <span key={key}>
                  {index === 0 ? null : <span className={classes.or}>{t('shortcuts.or')}</span>}
                  <Kbd>{key}</Kbd>
                </span>
              ))}
            </dt>
            <dd className={classes.does}>{t(`shortcuts.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
