import type { Page } from '@pliego/contract/pages';
import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import type { ShownPage } from './use-shown-page.ts';

interface PageLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  page: Page;
}

const exact = { exact: true, includeSearch: false } as const;

/** A link to a page of the table. The caller decides whether it is the current one. */
export function PageLink({ page, ...rest }: PageLinkProps) {
  return <Link to={page.link} activeOptions={exact} {...rest} />;
}

/** `page` at the page's own address, `true` at one below it, such as that of a single tender. */
export function currentOf(
  page: Page,
  { page: shown, path }: ShownPage,
): 'page' | 'true' | undefined {
  if (shown?.target !== page.target) return undefined;
  return path === page.link ? 'page' : 'true';
}
