import { Kbd } from '@mantine/core';
import { pages } from '@pliego/contract/pages';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import type { Part, Use } from '../build/about.ts';
import type { PageTexts } from './page-texts.ts';
import classes from './catalogue.module.css';
import keyClasses from './keys.module.css';

/** Beside the variants: when to use it, keys, what is read out, and where the product uses it. */
export function Guide({ texts, parts }: { texts: PageTexts; parts: readonly Part[] }) {
  const { t } = useTranslation('catalogue');
  return (
    <div className={classes.guide}>
      <section className={classes.sheet}>
        <h2 className={classes.heading}>{t('guide.use')}</h2>
        <Lines
          lines={texts.use}
          icon={<IconCheck size={15} className={classes.yes} aria-hidden />}
        />
        <h2 className={classes.heading}>{t('guide.avoid')}</h2>
        <Lines lines={texts.avoid} icon={<IconX size={15} className={classes.no} aria-hidden />} />
      </section>
      {texts.keys === undefined ? null : <Keys keys={texts.keys} />}
      <section className={classes.sheet}>
        <h2 className={classes.heading}>{t('guide.reader')}</h2>
        <Lines lines={texts.reader} />
      </section>
      {/* Colours are no part that a file imports. */}
      {parts.length === 0 ? null : <Uses parts={parts} />}
    </div>
  );
}

function Lines({ lines, icon }: { lines: Record<string, string>; icon?: ReactNode }) {
  return (
    <ul className={classes.lines}>
      {Object.entries(lines).map(([key, line]) => (
        <li key={key}>
          {icon}
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

function Keys({ keys }: { keys: Record<string, string> }) {
  const { t } = useTranslation('catalogue');
  return (
    <section className={classes.sheet}>
      <h2 className={classes.heading}>{t('guide.keys')}</h2>
      <dl className={keyClasses.keys}>
        {Object.entries(keys).map(([id, line]) => {
          const [names = '', what = ''] = line.split(' | ');
          return (
            <div key={id}>
              <dt>
                {names.split(', ').map((key) => (
                  <Kbd key={key} size="xs">
                    {key}
                  </Kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** Pages with most of it first; whoever wants all of them has the code. */
const mostUses = 8;

function usesOf(parts: readonly Part[]): Use[] {
  const files = new Map<string, number>();
  for (const use of parts.flatMap(({ uses }) => uses)) {
    files.set(use.target, (files.get(use.target) ?? 0) + use.files);
  }
  return Array.from(files, ([target, count]) => ({ target, files: count })).toSorted(
    (a, b) => b.files - a.files,
  );
}

function Uses({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation(['catalogue', 'pages']);
  const uses = usesOf(parts);
  const shown = uses.slice(0, mostUses).flatMap((use) => {
    const page = pages.find(({ target }) => target === use.target);
    return page === undefined ? [] : [{ ...use, page }];
  });
  return (
    <section className={classes.sheet}>
      <h2 className={classes.heading}>
        {t('guide.uses')}
        <span className={classes.soft}>{t('guide.places', { count: uses.length })}</span>
      </h2>
      {shown.length === 0 ? (
        <p className={classes.note}>{t('guide.unused')}</p>
      ) : (
        <ul className={classes.lines}>
          {shown.map(({ page, files }) => (
            <li key={page.target}>
              <AppLink to={page.link}>{t(`pages:${page.target}`)}</AppLink>
              <span className={classes.soft}>{t('guide.files', { count: files })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
