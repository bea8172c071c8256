import type { ClosingDay } from '@pliego/contract/areas/home';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDay } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { closingDaysQuery, type HomeList, homeListQuery, homeLists } from './home-queries.ts';
import { changesCardId } from './changes-card.tsx';
import classes from './home-strip.module.css';

interface HomeStripProps {
  changes: { total: number } | undefined;
}

/** The day in four numbers, each leading to what it counts, and the closings of the next business days. */
export function HomeStrip({ changes }: HomeStripProps) {
  const { t } = useTranslation('home');
  return (
    <section className={classes.strip} aria-label={t('figures.label')}>
      <ListFigure list="closings" />
      <Link to="/inicio" hash={changesCardId} className={classes.figure}>
        <Figure name="changes" count={changes?.total} isExact />
      </Link>
      <ListFigure list="unassigned" />
      <ListFigure list="fresh" />
      <ClosingDays />
    </section>
  );
}

function ListFigure({ list }: { list: HomeList }) {
  const { data } = useQuery(homeListQuery(list));
  return (
    <Link to="/licitaciones" search={homeLists[list]} className={classes.figure}>
      <Figure name={list} count={data?.total} isExact={data?.totalExacto !== false} />
    </Link>
  );
}

interface FigureProps {
  name: HomeList | 'changes';
  count: number | undefined;
  isExact: boolean;
}

function Figure({ name, count, isExact }: FigureProps) {
  const { t } = useTranslation('home');
  const written = count === undefined ? '–' : formatCount(count);
  return (
    <>
      <b className={classes.number}>
        {isExact ? written : t('figures.more', { count: count ?? 0, replace: { count: written } })}
      </b>
      <span className={classes.figureName}>{t(`figures.${name}`, { count: count ?? 0 })}</span>
    </>
  );
}

/** One bar a business day: of the team, with one's own in the accent; each leads to its list. */
function ClosingDays() {
  const { t } = useTranslation('home');
  const { data } = useQuery(closingDaysQuery);
  const days = data?.datos ?? [];
  const highest = Math.max(1, ...days.map(({ equipo }) => equipo));
  return (
    <figure className={classes.days} aria-label={t('days.label')}>
      <figcaption className={classes.daysHead}>
        {t('days.label')}
        <span className={classes.key} data-whose="mine">
          {t('days.mine')}
        </span>
        <span className={classes.key} data-whose="team">
          {t('days.team')}
        </span>
      </figcaption>
      <ol className={classes.bars}>
        {days.map((day) => (
          <Day key={day.dia} day={day} highest={highest} />
        ))}
      </ol>
    </figure>
  );
}

function Day({ day: { dia, mias, equipo }, highest }: { day: ClosingDay; highest: number }) {
  const { t } = useTranslation('home');
  const now = useNow();
  // Noon is the same day wherever the browser is.
  const written = formatDay(`${dia}T15:00:00Z`, now);
  const [weekday] = written.split(' ');
  const height = (count: number) => `${Math.round((count / highest) * 34)}px`;
  return (
    <li className={classes.day}>
      <Link
        to="/licitaciones"
        search={{ vista: 'abiertas', asignado: ['alguien'], cierreDesde: dia, cierreHasta: dia }}
        className={classes.dayLink}
        aria-label={t('days.day', { day: written, mine: mias, team: equipo })}
        title={t('days.day', { day: written, mine: mias, team: equipo })}
      >
        <span className={classes.bar} aria-hidden>
          <span className={classes.count}>{equipo === 0 ? '' : equipo}</span>
          <span className={classes.team} style={{ height: height(equipo - mias) }} />
          <span className={classes.mine} style={{ height: height(mias) }} />
        </span>
        <span className={classes.dayName} aria-hidden>
          <span>{weekday}</span>
          <span className={classes.dayNumber}>{Number(dia.slice(-2))}</span>
        </span>
      </Link>
    </li>
  );
}
