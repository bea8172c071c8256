import type { DemoUser } from '@pliego/contract/areas/demo-users';
import { useTranslation } from 'react-i18next';
import { RowCheckbox, type Selection } from '#web/ui/data-table/selection.tsx';
import type { UserActions } from './user-actions.ts';
import { RoleMark, StatusPill, UserMenu, UserName } from './user-columns.tsx';
import classes from './users.module.css';

/** A user of the list on a phone. */
export function UserCard({
  user,
  selection,
  on,
}: {
  user: DemoUser;
  selection: Selection<DemoUser>;
  on: UserActions;
}) {
  const { t } = useTranslation('demoUsers');
  return (
    <article className={classes.card}>
      <div className={classes.cardTop}>
        <RowCheckbox row={user} selection={selection} />
        <UserName user={user} />
        <UserMenu user={user} on={on} />
      </div>
      <div className={classes.cardBottom}>
        <RoleMark user={user} />
        <span>{t(`plan.${user.currentPlan}`)}</span>
        <StatusPill user={user} />
      </div>
    </article>
  );
}
