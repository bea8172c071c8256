import type { ReactNode } from 'react';
import { AppLink, type Destination } from '../navigation/app-link.tsx';
import { useAppSide } from './app-frame.tsx';
import classes from './side-nav.module.css';

export interface SideNavItem {
  id: string;
  label: string;
  to: Destination;
  icon?: ReactNode;
  /** At the end: how many wait there. */
  badge?: ReactNode;
  current: boolean;
}

/** Places of an app in its side pane: folders, filters, labels. */
export function SideNav({
  label,
  heading,
  items,
}: {
  label: string;
  /** Shown above them; the list is named by `label` in any case. */
  heading?: string;
  items: readonly SideNavItem[];
}) {
  const { close } = useAppSide();
  return (
    <nav aria-label={label} className={classes.nav}>
      {heading === undefined ? null : <h2 className={classes.heading}>{heading}</h2>}
      <ul className={classes.list}>
        {items.map(({ id, label: name, to, icon, badge, current }) => (
          <li key={id}>
            <AppLink
              {...to}
              className={classes.item}
              aria-current={current ? 'page' : undefined}
              activeProps={{}}
              // By itself a link is current on every page below its own.
              activeOptions={{ exact: true, includeSearch: false }}
              onClick={close}
            >
              {icon}
              <span className={classes.label}>{name}</span>
              {badge === undefined ? null : <span className={classes.badge}>{badge}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
