import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { formatCount } from '#web/lib/format.ts';
import { Section } from '#web/ui/page.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { tenderHistoryQuery } from '../queries.ts';
import { groupsOf } from './tender-change-groups.ts';
import { ChangeEntry } from './tender-change-entry.tsx';
import classes from './tender-changes.module.css';
import parts from '../ficha/tender-parts.module.css';

/** What the first screen of it shows. */
const firstGroups = 6;
/** The id of the section, for links to it. */
export const changesId = 'cambios';

interface ChangesProps {
  id: number;
  /** The instant as of which the ficha is shown; undefined today. */
  en: string | undefined;
}

/** What the sources changed, the newest first, with links to the tender as it was known then. */
export function TenderChanges({ id, en }: ChangesProps) {
  const { t } = useTranslation('ficha');
  return (
    <div id={changesId} tabIndex={-1} className={classes.place}>
      <Section title={t('changes.title')}>
        <Changes id={id} en={en} />
      </Section>
    </div>
  );
}

function Changes({ id, en }: ChangesProps) {
  const { t } = useTranslation('ficha');
  const { data, error, refetch } = useQuery(tenderHistoryQuery(id));
  const [showsAll, setShowsAll] = useState(false);
  if (data === undefined) {
    return error === null ? (
      <LoadingState lines={3} />
    ) : (
      <ErrorState
        text={problemText(error)}
        requestId={requestIdOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  const groups = groupsOf(data.datos);
  if (groups.length === 0) return <p className={parts.none}>{t('changes.none')}</p>;
  // The last point in time that is not later than the requested one.
  const shownAt =
    en === undefined
      ? 0
      : groups.findIndex(({ said }) => said.cuando !== null && isNotAfter(said.cuando, en));
  const shown = showsAll ? groups : groups.slice(0, Math.max(firstGroups, shownAt + 1));
  const hidden = groups.length - shown.length;
  return (
    <>
      {groups.length === 1 ? <p className={classes.lead}>{t('changes.onlyFirst')}</p> : null}
      <ol className={classes.groups}>
        {shown.map((group, index) => (
          <ChangeEntry
            key={group.key}
            id={id}
            group={group}
            place={placeOf(index, shownAt)}
            isPast={en !== undefined}
          />
        ))}
      </ol>
      {hidden === 0 ? null : (
        <Button variant="default" size="xs" mt="xs" onClick={() => setShowsAll(true)}>
          {t('changes.showAll', { count: hidden, total: formatCount(hidden) })}
        </Button>
      )}
      {data.completo ? null : <p className={classes.lead}>{t('changes.incomplete')}</p>}
    </>
  );
}

const isNotAfter = (one: string, other: string) => Date.parse(one) <= Date.parse(other);

/** What an entry of the history is to the state on screen. */
function placeOf(index: number, shownAt: number): 'shown' | 'today' | 'past' {
  if (index === shownAt) return 'shown';
  return index === 0 ? 'today' : 'past';
}
