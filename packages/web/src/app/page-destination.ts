import type { NavigateOptions } from '@tanstack/react-router';
import type { Page } from './pages.ts';

/** Where a page of the registry stands, as the router takes it. */
export function destinationOf({ link }: Page): NavigateOptions {
  return link === '/' ? { to: '/' } : { to: '/$', params: { _splat: link.slice(1) } };
}
