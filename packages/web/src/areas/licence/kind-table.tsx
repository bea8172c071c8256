import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import classes from './licence.module.css';

const kinds = ['permissive', 'apache', 'mozilla'] as const;

/** What each kind allows or asks for, in the order of the kinds. */
const rows = {
  commercial: [true, true, true],
  modify: [true, true, true],
  closed: [true, true, false],
  notice: [true, true, true],
  patents: [false, true, true],
  changes: [false, false, true],
} as const;
const names = ['commercial', 'modify', 'closed', 'notice', 'patents', 'changes'] as const;

/** Three kinds of licences beside one another. */
export function KindTable() {
  const { t } = useTranslation('licence');
  return (
    <ScrollRegion label={t('kinds.title')}>
      <table className={classes.table} aria-label={t('kinds.title')}>
        <thead>
          <tr>
            <th scope="col">{t('kinds.row')}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {t(`kinds.names.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`kinds.rows.${name}`)}</th>
              {kinds.map((kind, index) => (
                <td key={kind}>
                  <Mark isYes={rows[name][index] === true} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Mark({ isYes }: { isYes: boolean }) {
  const { t } = useTranslation('licence');
  const Icon = isYes ? IconCheck : IconMinus;
  return (
    <span className={classes.mark} data-yes={isYes || undefined}>
      <Icon size={16} stroke={2} aria-hidden />
      {t(isYes ? 'kinds.yes' : 'kinds.no')}
    </span>
  );
}
