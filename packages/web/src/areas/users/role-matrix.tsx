import { roles } from '@pliego/contract/abilities';
import { type Grant, grantsIn, matrixRows } from '@pliego/contract/rules/role-matrix';
import { IconCheck, IconMinus, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import classes from './role-matrix.module.css';

const icons = { si: IconCheck, propias: IconUserCheck, no: IconMinus } as const;

/** What each role may do, computed from the rules that the server enforces. */
export function RoleMatrix() {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation();
  return (
    <details className={classes.panel}>
      <summary className={classes.summary}>
        {t('matrix.title')} <span className={classes.hint}>{t('matrix.hint')}</span>
      </summary>
      <ScrollRegion label={t('matrix.title')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('matrix.what')}</th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {common(`shell.roles.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrixRows.map((row) => {
              const grants = grantsIn(row);
              return (
                <tr key={row.id}>
                  <th scope="row">{t(`matrix.rows.${row.id}`)}</th>
                  {roles.map((role) => (
                    <td key={role}>
                      <Mark grant={grants[role]} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}

function Mark({ grant }: { grant: Grant }) {
  const { t } = useTranslation('users');
  const Icon = icons[grant];
  return (
    <span className={classes.mark} data-grant={grant}>
      <Icon size={15} stroke={2} aria-hidden />
      {t(`matrix.grants.${grant}`)}
    </span>
  );
}
