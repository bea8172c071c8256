import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';

const texts: TextLoaders<'demoUsers'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

/** The pages of the area, as the registry loads them. */
export const demoUsersPages = {
  userList: () => withTexts('demoUsers', texts, () => import('./list/user-list-page.tsx')),
  userView: () => withTexts('demoUsers', texts, () => import('./view/user-view-page.tsx')),
  roles: () => withTexts('demoUsers', texts, () => import('./roles/roles-page.tsx')),
};
