import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';

const texts: TextLoaders<'dashboards'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

/** The pages of the area, as the registry loads them. */
export const dashboardsPages = {
  eCommerceDash: () => withTexts('dashboards', texts, () => import('./e-commerce-page.tsx')),
  analyticsDash: () => withTexts('dashboards', texts, () => import('./analytics-page.tsx')),
};
