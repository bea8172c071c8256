import { Alert, Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { pageOf, type PageTarget } from '@pliego/contract/pages';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Logo } from '#web/ui/display/logo.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ECommerceBoard } from './e-commerce-page.tsx';
import { layoutCode, type LayoutTarget, layoutTargets } from './layout-targets.ts';
import classes from './layout-page.module.css';

/** Which of the five the address is of. */
function useTarget(): LayoutTarget {
  const shown: PageTarget | undefined = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.page)?.staticData.page,
  });
  return layoutTargets.find((target) => target === shown) ?? 'pageLayout-layoutEmpty';
}

/** What the layout of this page is, how a page asks for it, and the way to the other ones. */
function LayoutNote({ target }: { target: LayoutTarget }) {
  const { t } = useTranslation(['dashboards', 'pages']);
  return (
    <Alert
      color="petroleo"
      icon={<IconInfoCircle size={18} aria-hidden />}
      title={t(`dashboards:layouts.${target}.title`)}
    >
      <p className={classes.text}>{t(`dashboards:layouts.${target}.text`)}</p>
      <p className={classes.text}>
        {t('dashboards:layouts.asked')} <code>{layoutCode[target]}</code>
      </p>
      <nav aria-label={t('dashboards:layouts.others')} className={classes.others}>
        {layoutTargets.map((other) =>
          other === target ? null : (
            <AppLink key={other} to={pageOf(other).link}>
              {t(`pages:${other}`)}
            </AppLink>
          ),
        )}
      </nav>
    </Alert>
  );
}

/** The dashboard under a layout of its own: with the strip, in the middle, without the menu. */
export function LayoutPage() {
  const { t } = useTranslation('pages');
  const target = useTarget();
  return (
    <Page title={t(target)}>
      <div className={classes.page}>
        <LayoutNote target={target} />
        <ECommerceBoard />
      </div>
    </Page>
  );
}

/** The shell, with nothing in it but the note. */
export function EmptyLayoutPage() {
  const { t } = useTranslation('pages');
  const target = useTarget();
  return (
    <Page title={t(target)}>
      <LayoutNote target={target} />
    </Page>
  );
}

/** Alone in the window: no menu, no bar, no footer. */
export function BlankLayoutPage() {
  const { t } = useTranslation(['dashboards', 'pages']);
  const target = useTarget();
  const title = t(`pages:${target}`);
  useDocumentTitle(`${title} · Pliego`);
  return (
    <main className={classes.blank}>
      <Logo />
      <h1 className={classes.title}>{title}</h1>
      <LayoutNote target={target} />
      <Button
        w="fit-content"
        renderRoot={(props) => <AppLink {...props} to={pageOf('pageLayout-layoutEmpty').link} />}
      >
        {t('dashboards:layouts.leave')}
      </Button>
    </main>
  );
}
