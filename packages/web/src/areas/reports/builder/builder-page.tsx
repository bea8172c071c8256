import type { ReportAnswer, ReportQuery } from '@pliego/contract/areas/reports';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageText } from '#web/i18n/message-text.ts';
import { santiagoToday } from '#web/lib/format.ts';
import { SavedViews } from '#web/lists/views/saved-views.tsx';
import { viewsQuery } from '#web/lists/views/view-queries.ts';
import { isSameState, writtenState } from '#web/lists/views/view-state.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Page } from '#web/ui/page/page.tsx';
import { ReportAge, ReportActions } from '../report-actions.tsx';
import { ReportIndex } from '../report-index.tsx';
import { reportQuery } from '../report-queries.ts';
import { ReportView } from '../report-view.tsx';
import classes from '../reports.module.css';
import { BuilderFields, BuilderFilters } from './builder-fields.tsx';
import { builderOfState, queryOfBuilder } from './builder-search.ts';

/** A report that somebody puts together: what is measured, by what, of which tenders. */
export function BuilderPage() {
  const { t } = useTranslation('reportPages');
  const { search } = useSearchState('/shell/reportes/nuevo');
  const today = santiagoToday(useNow());
  const shown = writtenState(search);
  const views = useQuery(viewsQuery('reportes')).data?.datos;
  const saved = views?.find(({ estado }) => isSameState(estado, shown));
  const name = saved?.nombre;
  // Its name is of the saved one, and goes along where it is mailed or shared.
  const query = useQuery(reportQuery('a-medida', queryOfBuilder(search, today)));
  return (
    <Page
      title={name ?? t('builder.title')}
      aside={<ReportAge at={query.data?.calculadoEn} onRefresh={() => void query.refetch()} />}
      actions={
        <Actions
          answer={query.data}
          search={queryOfBuilder(search, today, name)}
          shown={shown}
          vista={saved?.id}
        />
      }
    >
      <div className={classes.layout}>
        <ReportIndex />
        <div className={classes.main}>
          <section className={classes.box} aria-label={t('builder.title')}>
            <BuilderFields />
            <BuilderFilters />
          </section>
          <QueryState query={query} lines={10}>
            {(answer) => (
              <>
                <h2 className={classes.built}>{messageText(answer.titulo)}</h2>
                <ReportView answer={answer} hint={t('tableHint')} />
              </>
            )}
          </QueryState>
        </div>
      </div>
    </Page>
  );
}

interface ActionsProps {
  answer: ReportAnswer | undefined;
  search: ReportQuery;
  shown: string;
  vista: number | undefined;
}

function Actions({ answer, search, shown, vista }: ActionsProps) {
  return (
    <>
      <SavedViews
        page="reportes"
        shown={shown}
        wayTo={(state) => ({ to: '/reportes/nuevo', search: builderOfState(state) })}
      />
      <ReportActions id="a-medida" search={search} summary={answer} vista={vista} />
    </>
  );
}
