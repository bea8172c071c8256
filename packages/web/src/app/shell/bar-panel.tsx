import { IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageGlyph } from '../page-icons.tsx';
import type { BarPath } from './bar-keys.ts';
import type { MenuNode } from './menu-tree.ts';
import { currentOf, PageLink } from './page-link.tsx';
import { placeSubmenu } from './place-submenu.ts';
import type { Bar } from './use-bar.ts';
import type { ShownPage } from './use-shown-page.ts';
import classes from './bar-menu.module.css';

/** More than these in one column would not fit a laptop's window. */
const rowsInColumn = 14;

/** The custom property the style sheet reads the height of a column from. */
interface ColumnStyle extends CSSProperties {
  '--rows': number;
}

function columnStyle(entries: number): ColumnStyle {
  return { '--rows': entries > rowsInColumn ? Math.ceil(entries / 2) : entries };
}

interface BarPanelProps {
  label: string;
  nodes: readonly MenuNode[];
  /** The entry that opened it. */
  path: BarPath;
  bar: Bar;
  shown: ShownPage;
}

/** A menu of the bar, or one beside it. */
export function BarPanel({ label, nodes, path, bar, shown }: BarPanelProps) {
  const panel = useRef<HTMLUListElement>(null);
  usePlace(panel, path.length > 1);
  return (
    <ul
      ref={panel}
      role="menu"
      aria-label={label}
      className={classes.panel}
      style={columnStyle(nodes.length)}
    >
      {nodes.map((node) =>
        'page' in node ? (
          <PageEntry key={node.page.target} page={node.page} path={path} bar={bar} shown={shown} />
        ) : (
          <GroupEntry key={node.group} node={node} path={path} bar={bar} shown={shown} />
        ),
      )}
    </ul>
  );
}

interface EntryProps {
  path: BarPath;
  bar: Bar;
  shown: ShownPage;
}

type PageNode = Extract<MenuNode, { page: unknown }>;

function PageEntry({ page, path, bar, shown }: EntryProps & PageNode) {
  const { t } = useTranslation('pages');
  return (
    <li role="none" {...bar.hover(path)}>
      <PageLink
        page={page}
        role="menuitem"
        tabIndex={-1}
        data-path={[...path, page.target].join('/')}
        className={classes.row}
        aria-current={currentOf(page, shown)}
        onClick={bar.close}
      >
        {path.length === 1 ? <PageGlyph icon={page.icon} size={17} /> : null}
        <span className={classes.text}>{t(page.target)}</span>
      </PageLink>
    </li>
  );
}

type GroupNode = Exclude<MenuNode, PageNode>;

function GroupEntry({ node, path, bar, shown }: EntryProps & { node: GroupNode }) {
  const { t } = useTranslation();
  const own = [...path, node.group];
  const isOpen = own.every((key, level) => bar.open[level] === key);
  return (
    <li role="none" {...bar.hover(own)}>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        data-path={own.join('/')}
        className={classes.row}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...bar.press(own)}
      >
        {path.length === 1 ? <PageGlyph icon={node.icon} size={17} /> : null}
        <span className={classes.text}>{t(`nav.groups.${node.group}`)}</span>
        <IconChevronRight size={14} stroke={1.8} aria-hidden className={classes.aside} />
      </button>
      {isOpen ? (
        <BarPanel
          label={t(`nav.groups.${node.group}`)}
          nodes={node.nodes}
          path={own}
          bar={bar}
          shown={shown}
        />
      ) : null}
    </li>
  );
}

/** Fixed to the window, beside or below the entry before it: no scrolling menu cuts it off. */
function place(panel: HTMLElement, beside: boolean): void {
  const anchor = panel.previousElementSibling?.getBoundingClientRect();
  if (anchor === undefined) return;
  const { left, top, maxHeight } = placeSubmenu({
    anchor,
    panel: { width: panel.offsetWidth, height: panel.offsetHeight },
    view: { width: document.documentElement.clientWidth, height: window.innerHeight },
    beside,
    isRTL: getComputedStyle(panel).direction === 'rtl',
  });
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
  panel.style.maxHeight = `${maxHeight}px`;
}

function usePlace(panel: RefObject<HTMLElement | null>, beside: boolean): void {
  useLayoutEffect(() => {
    const placeAgain = () => {
      if (panel.current !== null) place(panel.current, beside);
    };
    placeAgain();
    window.addEventListener('resize', placeAgain);
    window.addEventListener('scroll', placeAgain, { passive: true });
    return () => {
      window.removeEventListener('resize', placeAgain);
      window.removeEventListener('scroll', placeAgain);
    };
  }, [panel, beside]);
}
