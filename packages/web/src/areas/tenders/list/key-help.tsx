import { Kbd } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import classes from './key-help.module.css';

const keys = [
  { keys: ['j', 'k'], what: 'move' },
  { keys: ['o'], what: 'peek' },
  { keys: ['Enter'], what: 'open' },
  { keys: ['t'], what: 'tag' },
  { keys: ['a'], what: 'assign' },
  { keys: ['e'], what: 'stage' },
  { keys: ['x'], what: 'select' },
  { keys: ['↑↓', '←→'], what: 'cells' },
  { keys: ['Enter'], what: 'edit' },
  { keys: ['Ctrl V'], what: 'paste' },
  { keys: ['/'], what: 'search' },
  { keys: ['Esc'], what: 'close' },
  { keys: ['?'], what: 'help' },
] as const;

/** The keys of the list. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tenders');
  return (
    <Dialog onClose={onClose} title={t('list.keys.title')}>
      <dl className={classes.keys}>
        {keys.map(({ keys: pressed, what }) => (
          <div key={what} className={classes.key}>
            <dt>
              {pressed.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{t(`list.keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
