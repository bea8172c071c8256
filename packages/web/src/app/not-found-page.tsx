import { lazyRouteComponent } from '@tanstack/react-router';

/** Where no route leads: the very page that stands at `/misc/error`, with its picture. */
export const NotFoundPage = lazyRouteComponent(() => import('./pages/error-page.tsx'), 'ErrorPage');
