import { useTranslation } from 'react-i18next';
import { parseSearch } from '#web/lib/search-params.ts';
import { columnChoice } from '#web/lists/looks/column-choice.ts';
import { LooksMenu } from '#web/lists/looks/looks-menu.tsx';
import { type LooksChoice, savedLooks, useLooksChoice } from '#web/lists/looks/use-looks.ts';
import { SavedViews } from '#web/lists/views/saved-views.tsx';
import { writtenState } from '#web/lists/views/view-state.ts';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { type PeopleSearch, readPeopleSearch } from './people-search.ts';
import classes from './people.module.css';

const columns = [
  { id: 'persona', fixed: true },
  { id: 'rol' },
  { id: 'estado' },
  { id: 'visto' },
  { id: 'trabajo' },
] as const;
export type PeopleColumnId = (typeof columns)[number]['id'];

/** How the columns of the page are chosen and written. */
export const peopleChoice = columnChoice<PeopleColumnId>(columns);
const list = { name: 'usuarios', choice: peopleChoice };

export type PeopleLooks = LooksChoice<PeopleColumnId>;

/** How the page is shown, with the ways to change it. */
export function usePeopleLooks(): PeopleLooks {
  const { search, changed } = useSearchState('/shell/usuarios');
  return useLooksChoice(list, search, changed);
}

/** What is saved of the page: its address with what this browser remembers, and without the panel that invites. */
const stateOf = (search: PeopleSearch, looks: PeopleLooks): string =>
  writtenState({ ...search, ...savedLooks(peopleChoice, looks), invitar: undefined });

/** When somebody was last here is for who manages people. */
export const peopleColumnsFor = (isManager: boolean): readonly PeopleColumnId[] =>
  peopleChoice.ids.filter((id) => isManager || id !== 'visto');

/** How the page is shown, and the names under which that is kept. */
export function PeopleLooksTools({ looks, isManager }: { looks: PeopleLooks; isManager: boolean }) {
  const { t } = useTranslation('users');
  const { search } = useSearchState('/shell/usuarios');
  const isPhone = useIsPhone();
  return (
    <div className={classes.looks}>
      <SavedViews
        page="usuarios"
        shown={stateOf(search, looks)}
        wayTo={(state) => ({ to: '/usuarios', search: readPeopleSearch(parseSearch(state)) })}
      />
      {isPhone ? null : (
        <LooksMenu
          choice={looks}
          choosable={peopleColumnsFor(isManager)}
          fixed={peopleChoice.fixed}
          nameOf={(id) => t(`columns.${id}`)}
        />
      )}
    </div>
  );
}
