import { type LinkComponentProps, Link } from '@tanstack/react-router';
import classes from './plain/plain-link.module.css';

type AppLinkProps = Omit<LinkComponentProps, 'to' | 'search' | 'params' | 'href'> & {
  /** Where it leads, as text: `/apps/invoice/preview/4987?print=1`. */
  href: string;
};

/** A link to an address of the product; in the colour of links when nothing else is said. */
export function AppLink({ href, className = classes.link, ...rest }: AppLinkProps) {
  const [path = '/', search = ''] = href.split('?');
  return (
    <Link
      {...rest}
      className={className}
      to={path}
      search={search === '' ? {} : Object.fromEntries(new URLSearchParams(search))}
    />
  );
}
