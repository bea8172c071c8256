import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#web/ui/page/page.tsx';
import { CriteriaSection } from './criteria/criteria-section.tsx';
import { DangerSection } from './danger/danger-section.tsx';
import { DashboardsSection } from './dashboards/dashboards-section.tsx';
import { DataSection } from './data/data-section.tsx';
import { DeadlinesSection } from './deadlines/deadlines-section.tsx';
import { ReasonsSection } from './reasons/reasons-section.tsx';
import { RetentionSection } from './retention/retention-section.tsx';
import { SectionMenu } from './section-menu.tsx';
import { type SectionId, sectionOf } from './sections.ts';
import { SignInSection } from './sign-in/sign-in-section.tsx';
import { TagsSection } from './tags-section.tsx';
import { TemplatesSection } from './templates/templates-section.tsx';
import { WebhooksSection } from './webhooks/webhooks-section.tsx';
import classes from './company.module.css';

const shown: Record<SectionId, ReactNode> = {
  datos: <DataSection />,
  motivos: <ReasonsSection />,
  plantillas: <TemplatesSection />,
  criterios: <CriteriaSection />,
  plazos: <DeadlinesSection />,
  etiquetas: <TagsSection />,
  tableros: <DashboardsSection />,
  webhooks: <WebhooksSection />,
  ingreso: <SignInSection />,
  conservacion: <RetentionSection />,
  cierre: <DangerSection />,
};

/** What a company sets for all its people, a section at a time. */
export function CompanyPage() {
  const { t } = useTranslation('company');
  const section = sectionOf(useLocation({ select: ({ hash }) => hash }));
  return (
    <Page title={t('title')}>
      <div className={classes.page}>
        <SectionMenu current={section} />
        <div className={classes.shown}>{shown[section]}</div>
      </div>
    </Page>
  );
}
