import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { demoPages } from './demo-pages.ts';

const texts: TextLoaders<'jwt'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

const demo = lazyRouteComponent(
  () => withTexts('jwt', texts, () => import('./demo-page.tsx')),
  'DemoPage',
);

/** Sign-in screens that enter nothing: they show the calls of the sample sign-in. */
export function createJwtRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    ...demoPages.map(({ path, target }) =>
      createRoute({
        getParentRoute: () => parent,
        path,
        staticData: { page: target },
        remountDeps: () => path,
        component: demo,
      }),
    ),
    createRoute({
      getParentRoute: () => parent,
      path: '/pages/register-multi-steps',
      staticData: { page: 'register-multi-steps' },
      component: lazyRouteComponent(
        () => withTexts('jwt', texts, () => import('./steps-page.tsx')),
        'StepsPage',
      ),
    }),
  ] as const;
}
