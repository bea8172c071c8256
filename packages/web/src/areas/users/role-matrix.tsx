import { Button } from '@mantine/core';
import { roles } from '@pliego/contract/abilities';
import type { ViewedRole } from '@pliego/contract/areas/auth-shapes';
import { type Grant, grantsIn, matrixRows } from '@pliego/contract/rules/role-matrix';
import { IconCheck, IconEye, IconMinus, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { useViewAs } from '#web/api/use-view-as.ts';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import classes from './role-matrix.module.css';

const icons = { si: IconCheck, propias: IconUserCheck, no: IconMinus } as const;

/** What each role may do, computed from the rules that the server enforces. */
export function RoleMatrix() {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation();
  const mayView = useAbility().can('update', 'User');
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
                  {role === 'admin' || !mayView ? null : <ViewAsButton role={role} />}
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

/** Looks at the company as somebody of a role would who has no tenders. */
function ViewAsButton({ role }: { role: ViewedRole }) {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation();
  const { mutate, isPending } = useViewAs();
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      className={classes.viewAs}
      leftSection={<IconEye size={14} stroke={1.8} aria-hidden />}
      loading={isPending}
      aria-label={t('matrix.viewAsRole', { role: common(`shell.roles.${role}`) })}
      onClick={() => mutate({ role, persona: null })}
    >
      {t('matrix.viewAs')}
    </Button>
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
