/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- rows of a grid that the field above it drives */
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ListboxOption } from '#web/ui/fields/use-listbox.ts';
import { PageGlyph } from '../page-icons.tsx';
import { Marked } from '../search/marked.tsx';
import { PageLink } from '../shell/page-link.tsx';
import type { MarkedPage } from './bookmark-queries.ts';
import classes from './bookmark-box.module.css';

interface BookmarkRowProps {
  option: ListboxOption;
  marked: MarkedPage;
  query: string;
  active: boolean;
  onOpen: () => void;
  onToggle: () => void;
}

/** A page and its star. */
export function BookmarkRow(props: BookmarkRowProps) {
  const { option, marked, query, active, onOpen, onToggle } = props;
  const { t } = useTranslation();
  const { page, title, isBookmarked } = marked;
  const Star = isBookmarked ? IconStarFilled : IconStar;
  const label = t(isBookmarked ? 'bookmarks.remove' : 'bookmarks.add', { title });
  return (
    <div {...option} role="row" aria-selected={active} className={classes.row}>
      <div role="gridcell" className={classes.cell}>
        <PageLink
          page={page}
          className={classes.link}
          onClick={onOpen}
          onFocus={option.onMouseMove}
        >
          <PageGlyph icon={page.icon} size={17} />
          <span className={classes.title}>
            <bdi>
              <Marked text={title} typed={query} />
            </bdi>
          </span>
        </PageLink>
      </div>
      <div role="gridcell">
        <button
          type="button"
          className={classes.star}
          aria-label={label}
          title={label}
          data-on={isBookmarked || undefined}
          onFocus={option.onMouseMove}
          onClick={onToggle}
        >
          <Star size={17} aria-hidden />
        </button>
      </div>
    </div>
  );
}
