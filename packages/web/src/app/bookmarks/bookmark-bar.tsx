import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { PageGlyph } from '../page-icons.tsx';
import { NavButton } from '../shell/nav-button.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { type MarkedPage, useBookmarks } from './bookmark-queries.ts';
import { BookmarkStar } from './bookmark-star.tsx';
import { iconLimit } from './bookmark-state.ts';
import classes from './bookmark-bar.module.css';

/** The user's bookmarks: ten icons, the rest behind a chevron, and a star to edit them. */
export function BookmarkBar() {
  const { t } = useTranslation();
  const { bookmarks } = useBookmarks();
  const icons = bookmarks.slice(0, iconLimit);
  const rest = bookmarks.slice(iconLimit);
  return (
    <div className={classes.bar} data-tour="bookmarks">
      {icons.length === 0 ? null : (
        <nav aria-label={t('bookmarks.title')} className={classes.icons}>
          <ul>
            {icons.map(({ page, title }) => (
              <li key={page.id}>
                <PageLink page={page} className={classes.icon} aria-label={title} title={title}>
                  <PageGlyph icon={page.icon} />
                </PageLink>
              </li>
            ))}
            {rest.length === 0 ? null : (
              <li>
                <More pages={rest} />
              </li>
            )}
          </ul>
        </nav>
      )}
      <BookmarkStar />
    </div>
  );
}

/** The bookmarks that have no room in the bar. */
function More({ pages }: { pages: readonly MarkedPage[] }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t('bookmarks.more', { count: pages.length });
  return (
    <>
      <NavButton
        label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor === null ? event.currentTarget : null)}
      >
        <IconChevronDown size={18} stroke={1.7} aria-hidden />
      </NavButton>
      {anchor === null ? null : (
        <AnchoredPopover anchor={anchor} label={label} width={250} onClose={() => setAnchor(null)}>
          <ul className={classes.more}>
            {pages.map(({ page, title }) => (
              <li key={page.id}>
                <PageLink page={page} className={classes.row} onClick={() => setAnchor(null)}>
                  <PageGlyph icon={page.icon} size={17} />
                  <span className={classes.title}>{title}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </AnchoredPopover>
      )}
    </>
  );
}
