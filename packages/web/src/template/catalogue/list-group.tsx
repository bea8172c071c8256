import { CloseButton } from '@mantine/core';
import { IconCalendar, IconFileText, IconUsers } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Person } from '#web/ui/display/person.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import classes from './list-group.module.css';

export const parts = ['Pill', 'Person'];
export const wide = ['Horizontal'];

const papers = ['terms', 'annex', 'bond'] as const;

interface SampleProps {
  className?: string;
  children?: (paper: (typeof papers)[number]) => ReactNode;
}

/** A list is a list of HTML with a border: no part of its own. */
function Sample({ className = classes.list, children }: SampleProps) {
  const { t } = useTranslation('listGroup');
  return (
    <ul className={className}>
      {papers.map((paper) => (
        <li key={paper}>{children?.(paper) ?? t(`text.${paper}`)}</li>
      ))}
    </ul>
  );
}

export function Simple() {
  return <Sample />;
}

/** A choice that is not open to the person says so, and why. */
export function Disabled() {
  const { t } = useTranslation('listGroup');
  const [chosen, setChosen] = useState<string>('terms');
  return (
    <Sample>
      {(paper) => (
        <button
          type="button"
          className={classes.choice}
          aria-pressed={chosen === paper}
          disabled={paper === 'bond'}
          onClick={() => setChosen(paper)}
        >
          {t(paper === 'bond' ? 'text.bondClosed' : `text.${paper}`)}
        </button>
      )}
    </Sample>
  );
}

export function Numbered() {
  const { t } = useTranslation('listGroup');
  return (
    <ol className={`${classes.list} ${classes.numbered}`}>
      {papers.map((paper) => (
        <li key={paper}>{t(`text.${paper}`)}</li>
      ))}
    </ol>
  );
}

const drawings = { terms: IconFileText, annex: IconUsers, bond: IconCalendar };

export function WithIcons() {
  const { t } = useTranslation('listGroup');
  return (
    <Sample>
      {(paper) => {
        const Drawing = drawings[paper];
        return (
          <>
            <Drawing size={17} aria-hidden />
            {t(`text.${paper}`)}
          </>
        );
      }}
    </Sample>
  );
}

const tones = { terms: 'verde', annex: 'celeste', bond: 'rojo' } as const;

export function WithBadges() {
  const { t } = useTranslation('listGroup');
  return (
    <Sample>
      {(paper) => (
        <>
          <span className={classes.grow}>{t(`text.${paper}`)}</span>
          <Pill tone={tones[paper]}>{t(`text.${paper}State`)}</Pill>
        </>
      )}
    </Sample>
  );
}

export function Tags() {
  const { t } = useTranslation('listGroup');
  const [shown, setShown] = useState<readonly string[]>(papers);
  return shown.length === 0 ? (
    <button type="button" className={classes.choice} onClick={() => setShown(papers)}>
      {t('text.back')}
    </button>
  ) : (
    <ul className={classes.list}>
      {papers
        .filter((paper) => shown.includes(paper))
        .map((paper) => (
          <li key={paper}>
            <span className={classes.grow}>{t(`text.${paper}`)}</span>
            <CloseButton
              size="sm"
              aria-label={t('text.remove', { name: t(`text.${paper}`) })}
              onClick={() => setShown(shown.filter((one) => one !== paper))}
            />
          </li>
        ))}
    </ul>
  );
}

export function Contextual() {
  return <Sample className={`${classes.list} ${classes.tinted}`} />;
}

const people = [
  { id: 1, fullName: 'Gabriela Montecinos', avatar: null },
  { id: 2, fullName: 'Rodrigo Valdebenito', avatar: null },
];

export function Custom() {
  const { t } = useTranslation('listGroup');
  return (
    <ul className={classes.list}>
      {people.map((person) => (
        <li key={person.id}>
          <span className={classes.grow}>
            <Person person={person} size={26} />
          </span>
          <span className={classes.soft}>{t('text.open', { count: 4 + person.id })}</span>
        </li>
      ))}
    </ul>
  );
}

export function Flush() {
  return <Sample className={`${classes.list} ${classes.flush}`} />;
}

export function Horizontal() {
  return <Sample className={`${classes.list} ${classes.horizontal}`} />;
}

export function Navigation() {
  const { t } = useTranslation('listGroup');
  return (
    <nav aria-label={t('demos.Navigation')}>
      <ul className={classes.list}>
        <li>
          <AppLink to="/licitaciones">{t('text.tenders')}</AppLink>
        </li>
        <li>
          <AppLink to="/productos">{t('text.products')}</AppLink>
        </li>
      </ul>
    </nav>
  );
}
