import { lazyRouteComponent } from '@tanstack/react-router';

/** For unknown addresses: the same page as at `/misc/error`, with its picture. */
export const NotFoundPage = lazyRouteComponent(() => import('./pages/error-page.tsx'), 'ErrorPage');
