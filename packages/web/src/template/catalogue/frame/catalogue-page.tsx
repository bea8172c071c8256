import type { PageTarget } from '@pliego/contract/pages';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#web/ui/page/page.tsx';
import type { About } from '../build/about.ts';
import type { CatalogueName } from '../texts.ts';
import { Appearance } from './appearance.tsx';
import { Demo } from './demo.tsx';
import { Guide } from './guide.tsx';
import { PageIndex } from './page-index.tsx';
import { usePageTexts } from './page-texts.ts';
import { PropTable } from './prop-table.tsx';
import classes from './catalogue.module.css';

interface CataloguePageProps {
  name: CatalogueName;
  /** The page of the table: one file may have two addresses. */
  target: PageTarget;
  /** The exports of the page's file. */
  demos: Record<string, unknown>;
  about: About;
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function';
}

/** Names of demonstrations that take the whole width. */
function wideOf({ wide }: Record<string, unknown>): unknown[] {
  return Array.isArray(wide) ? wide : [];
}

/** The frame of every page of the catalogue: what a part is for, its variants alive, and how it is used. */
export function CataloguePage({ name, target, demos, about }: CataloguePageProps) {
  const { t } = useTranslation(['catalogue', 'pages']);
  const texts = usePageTexts(name);
  const wide = wideOf(demos);
  return (
    <Page
      title={t(`pages:${target}`)}
      aside={<p className={classes.summary}>{texts.summary}</p>}
      actions={<Appearance />}
    >
      <div className={classes.columns}>
        <PageIndex target={target} />
        <div className={classes.main}>
          <section className={classes.sheet} aria-labelledby="variantes">
            <h2 id="variantes" className={classes.heading}>
              {t('variants')}
              <span className={classes.soft}>{t('alive')}</span>
            </h2>
            <div className={classes.demos}>
              {about.demos.map(({ name: demo, code }) => {
                const Shown = demos[demo];
                return isComponent(Shown) ? (
                  <Demo
                    key={demo}
                    title={texts.demos[demo] ?? demo}
                    code={code}
                    isWide={wide.includes(demo)}
                  >
                    <Shown />
                  </Demo>
                ) : null;
              })}
            </div>
          </section>
          {about.parts.map((part) =>
            part.props.length === 0 ? null : (
              <PropTable key={part.name} part={part} told={texts.props ?? {}} />
            ),
          )}
        </div>
        <Guide texts={texts} parts={about.parts} />
      </div>
    </Page>
  );
}
