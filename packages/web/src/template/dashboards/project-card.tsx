import { Progress } from '@mantine/core';
import type { AnalyticsBoard } from '@pliego/contract/areas/card-details';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount, formatIsoDate, formatMoney, formatShare } from '#web/lib/format.ts';
import { Face } from '#web/ui/display/person.tsx';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { Card } from '#web/ui/page/card.tsx';
import common from './dashboards.module.css';
import classes from './lists.module.css';

/** A current project: due date, budget and team. */
export function ProjectCard({ query }: { query: UseQueryResult<AnalyticsBoard> }) {
  const { t } = useTranslation('dashboards');
  return (
    <Card
      title={t('analytics.project')}
      query={query}
      height={300}
      link={{ to: { to: '/apps/todo' }, text: t('analytics.projectLink') }}
    >
      {({ project }) => (
        <>
          <p className={classes.tags}>
            {project.tags.map((tag) => (
              <Pill key={tag} tone="celeste">
                {tag}
              </Pill>
            ))}
          </p>
          <p className={classes.entryTitle}>{project.title}</p>
          <p className={common.soft}>{project.text}</p>
          <Facts>
            <Fact name={t('analytics.due')}>{formatIsoDate(project.due)}</Fact>
            <Fact name={t('analytics.budget')}>{formatMoney(project.budget, 'CLF')}</Fact>
            <Fact name={t('analytics.tasks')}>
              {t('analytics.tasksDone', {
                done: formatCount(project.done),
                total: formatCount(project.tasks),
              })}
            </Fact>
          </Facts>
          <p className={common.soft}>
            {t('analytics.spent', { share: formatShare(project.spent) })}
          </p>
          <Progress
            value={project.spent * 100}
            aria-label={t('analytics.spent', { share: formatShare(project.spent) })}
          />
          <ul className={classes.team} aria-label={t('analytics.team')}>
            {project.team.map(({ fullName, avatar }, index) => (
              <li key={fullName} title={fullName}>
                <Face person={{ id: index + 1, fullName, avatar }} size={34} />
                <span className={classes.said}>{fullName}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
