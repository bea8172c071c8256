import type { CommerceBoard } from '@pliego/contract/areas/card-details';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { IconCalendar, IconMapPin } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoment, formatTime } from '#web/lib/format.ts';
import { Face } from '#web/ui/display/person.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { Card } from '#web/ui/page/card.tsx';
import common from './dashboards.module.css';
import classes from './lists.module.css';

/** The next meeting: when, where, who comes. */
export function MeetupCard({ query }: { query: UseQueryResult<CommerceBoard> }) {
  const { t } = useTranslation('dashboards');
  const now = useNow();
  const start = query.data?.meetup.start;
  return (
    <Card
      title={t('commerce.meetup')}
      query={query}
      height={260}
      link={
        start === undefined
          ? undefined
          : {
              to: {
                to: '/apps/calendar',
                search: { vista: 'dia', fecha: santiagoDay(Date.parse(start)) },
              },
              text: t('commerce.meetupLink'),
            }
      }
    >
      {({ meetup }) => (
        <>
          <p className={classes.entryTitle}>{meetup.title}</p>
          <p className={common.soft}>{meetup.text}</p>
          <p className={classes.placed}>
            <IconCalendar size={18} aria-hidden />
            <span>
              {formatMoment(meetup.start, now)} – {formatTime(meetup.end)}
            </span>
          </p>
          <p className={classes.placed}>
            <IconMapPin size={18} aria-hidden />
            <span className={classes.stacked}>
              {meetup.place}
              <span className={common.soft}>{meetup.address}</span>
            </span>
          </p>
          <ul className={classes.team}>
            {meetup.guests.map(({ fullName, avatar }, index) => (
              <li key={fullName} title={fullName}>
                <Face person={{ id: index + 1, fullName, avatar }} size={34} />
                <span className={classes.said}>{fullName}</span>
              </li>
            ))}
          </ul>
          <p className={common.soft}>
            {t('commerce.guests', {
              count: meetup.guests.length,
              total: formatCount(meetup.guests.length),
            })}
          </p>
        </>
      )}
    </Card>
  );
}
