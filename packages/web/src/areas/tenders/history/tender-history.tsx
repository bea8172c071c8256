import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDay } from '#web/lib/format.ts';
import { Section } from '#web/ui/page/page.tsx';
import { bothQueries, QueryState } from '#web/ui/feedback/query-state.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import parts from '../ficha/tender-parts.module.css';
import { tenderEventsQuery, tenderHistoryQuery } from '../queries.ts';
import {
  type HistoryDay,
  historyDays,
  type HistoryEntry,
  historyEntries,
  type HistoryFilter,
  historyFilters,
} from './history-entries.ts';
import { SourceEntry } from './source-entry.tsx';
import { groupsOf } from './tender-change-groups.ts';
import { TeamEntry } from './team-entry.tsx';
import classes from './tender-history.module.css';

/** What the first screen of it shows. */
const firstEntries = 10;

interface HistoryProps {
  id: number;
  /** The instant as of which the ficha is shown; undefined today. */
  en: string | undefined;
}

/**
 * One history: what the sources changed and what we did, the newest first, with links to the tender as it was known
 * then. In a past view only the sources tell it.
 */
export function TenderHistory({ id, en }: HistoryProps) {
  const { t } = useTranslation('ficha');
  const [chosen, setChosen] = useState<HistoryFilter>('todo');
  const said = useQuery(tenderHistoryQuery(id));
  const done = useQuery(tenderEventsQuery(id));
  const filter = en === undefined ? chosen : 'source';
  const both = bothQueries(said, done);
  const entries = both.data && historyEntries(groupsOf(both.data[0].datos), both.data[1].datos);
  return (
    <div className={classes.place}>
      <Section
        title={t('history.title')}
        actions={
          entries === undefined || en !== undefined ? undefined : (
            <HistoryFilterChoice entries={entries} value={chosen} onChange={setChosen} />
          )
        }
      >
        <QueryState query={{ ...both, data: entries }} lines={3}>
          {(all) => (
            <Entries
              id={id}
              en={en}
              entries={all.filter(({ by }) => filter === 'todo' || by === filter)}
              none={t(filter === 'team' ? 'history.noneOfTeam' : 'history.none')}
            />
          )}
        </QueryState>
        {said.data?.completo === false ? (
          <p className={classes.lead}>{t('changes.incomplete')}</p>
        ) : null}
      </Section>
    </div>
  );
}

interface FilterChoiceProps {
  entries: readonly HistoryEntry[];
  value: HistoryFilter;
  onChange: (value: HistoryFilter) => void;
}

function HistoryFilterChoice({ entries, value, onChange }: FilterChoiceProps) {
  const { t } = useTranslation('ficha');
  const countOf = (filter: HistoryFilter) =>
    entries.filter(({ by }) => filter === 'todo' || by === filter).length;
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('history.filter')}
      value={value}
      onChange={onChange}
      data={historyFilters.map((filter) => ({
        value: filter,
        label: `${t(`history.filters.${filter}`)} ${formatCount(countOf(filter))}`,
      }))}
    />
  );
}

interface EntriesProps extends HistoryProps {
  entries: readonly HistoryEntry[];
  /** What is said when there are none. */
  none: string;
}

function Entries({ id, en, entries, none }: EntriesProps) {
  const { t } = useTranslation('ficha');
  const [showsAll, setShowsAll] = useState(false);
  if (entries.length === 0) return <p className={parts.none}>{none}</p>;
  const shownAt = en === undefined ? newestSaid(entries) : lastUntil(entries, en);
  const shown = showsAll ? entries : entries.slice(0, Math.max(firstEntries, shownAt + 1));
  const hidden = entries.length - shown.length;
  const placeOf = (entry: HistoryEntry) => {
    const index = entries.indexOf(entry);
    if (index === shownAt) return 'shown';
    return index === 0 ? 'today' : 'past';
  };
  return (
    <>
      {historyDays(shown).map((day) => (
        <Day key={day.entries[0]?.key} day={day}>
          {day.entries.map((entry) =>
            entry.by === 'team' ? (
              <TeamEntry key={entry.key} edit={entry.edit} />
            ) : (
              <SourceEntry
                key={entry.key}
                id={id}
                group={entry.group}
                place={placeOf(entry)}
                isPast={en !== undefined}
              />
            ),
          )}
        </Day>
      ))}
      {hidden === 0 ? null : (
        <Button variant="default" size="xs" mt="xs" onClick={() => setShowsAll(true)}>
          {t('changes.showAll', { count: hidden, total: formatCount(hidden) })}
        </Button>
      )}
    </>
  );
}

/** Where the newest thing that a source said stands. */
const newestSaid = (entries: readonly HistoryEntry[]) =>
  entries.findIndex(({ by }) => by === 'source');

/** Where the last thing stands that a source said until an instant. */
const lastUntil = (entries: readonly HistoryEntry[], en: string) =>
  entries.findIndex(
    (entry) =>
      entry.by === 'source' &&
      entry.group.said.cuando !== null &&
      Date.parse(entry.group.said.cuando) <= Date.parse(en),
  );

function Day({ day, children }: { day: HistoryDay; children: ReactNode }) {
  const { t } = useTranslation('ficha');
  const now = useNow();
  // An hour at which it is that day in Chile, whatever its clock does.
  const text = formatDay(`${day.day}T15:00:00Z`, now);
  const isToday = day.day === santiagoDay(now);
  return (
    <>
      <h3 className={classes.day}>{isToday ? `${t('milestones.today')}, ${text}` : text}</h3>
      <ol className={classes.entries}>{children}</ol>
    </>
  );
}
