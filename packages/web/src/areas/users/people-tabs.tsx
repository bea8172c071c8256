import { peopleViews } from '@pliego/contract/areas/users';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { countIn, type PersonRow } from './people-rows.ts';
import classes from './people-tabs.module.css';

interface PeopleTabsProps {
  rows: readonly PersonRow[];
  /** Invitations and who left are for who manages people. */
  isManager: boolean;
}

/** The views of the page, each with how many it holds. */
export function PeopleTabs({ rows, isManager }: PeopleTabsProps) {
  const { t } = useTranslation('users');
  const { search } = useSearchState('/shell/usuarios');
  const shown = search.vista ?? 'todas';
  const views = peopleViews.filter(
    (view) => isManager || (view !== 'invitadas' && view !== 'quitadas'),
  );
  return (
    <nav aria-label={t('views.label')} className={classes.root}>
      {views.map((view) => (
        <Link
          key={view}
          to="/usuarios"
          search={{ ...search, vista: view === 'todas' ? undefined : view }}
          resetScroll={false}
          className={classes.tab}
          activeOptions={{ exact: true, explicitUndefined: true }}
          aria-current={view === shown ? 'page' : undefined}
        >
          {t(`views.${view}`)}
          <span className={classes.count}>{formatCount(countIn(rows, view))}</span>
        </Link>
      ))}
    </nav>
  );
}
