import { type LinkComponentProps, Link } from '@tanstack/react-router';

type AppLinkProps = Omit<LinkComponentProps, 'to' | 'search' | 'params' | 'href'> & {
  /** Where it leads, as text: `/apps/invoice/preview/4987?print=1`. */
  href: string;
};

/** A link to an address of the product. */
export function AppLink({ href, ...rest }: AppLinkProps) {
  const [path = '/', search = ''] = href.split('?');
  return (
    <Link
      {...rest}
      to={path}
      search={search === '' ? {} : Object.fromEntries(new URLSearchParams(search))}
    />
  );
}
