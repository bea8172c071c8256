import { IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupName } from '@pliego/contract/pages';
import { PageGlyph } from '../page-icons.tsx';
import { MenuCount } from './menu-count.tsx';
import { type GroupNode, isOpen, type MenuNode, type SectionNode } from './menu-tree.ts';
import { currentOf, PageLink } from './page-link.tsx';
import { useMenuTree, useOpenGroups } from './use-menu.ts';
import classes from './menu-list.module.css';

interface MenuListProps {
  onNavigate?: () => void;
}

/** The vertical menu: headings, pages, and groups of which one at a time is open. */
export function MenuList({ onNavigate }: MenuListProps) {
  const { t } = useTranslation();
  const sections = useMenuTree();
  const groups = useOpenGroups();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows move among its links
    <nav aria-label={t('shell.navigation')} className={classes.list} onKeyDown={moveAmongRows}>
      {sections.map((node) => (
        <SectionRows key={node.section} node={node} groups={groups} onNavigate={onNavigate} />
      ))}
    </nav>
  );
}

interface RowProps extends MenuListProps {
  groups: ReturnType<typeof useOpenGroups>;
}

function SectionRows({ node, ...rest }: RowProps & { node: SectionNode }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <div className={classes.section}>
      <div id={heading} className={classes.heading}>
        <span className={classes.text}>{t(`nav.sections.${node.section}`)}</span>
      </div>
      <Rows nodes={node.nodes} level={0} labelledBy={heading} {...rest} />
    </div>
  );
}

interface RowsProps extends RowProps {
  nodes: readonly MenuNode[];
  level: number;
  id?: string;
  labelledBy?: string;
}

function Rows({ nodes, level, id, labelledBy, ...rest }: RowsProps) {
  return (
    <ul id={id} aria-labelledby={labelledBy} className={classes.rows} data-level={level}>
      {nodes.map((node) =>
        'page' in node ? (
          <PageRow key={node.page.target} page={node.page} level={level} {...rest} />
        ) : (
          <GroupRow key={node.group} node={node} level={level} {...rest} />
        ),
      )}
    </ul>
  );
}

interface PageRowProps extends RowProps {
  page: Extract<MenuNode, { page: unknown }>['page'];
  level: number;
}

function PageRow({ page, level, groups, onNavigate }: PageRowProps) {
  const { t } = useTranslation('pages');
  const row = useRef<HTMLAnchorElement>(null);
  const current = currentOf(page, groups.shown);
  useInView(row, current !== undefined);
  return (
    <li>
      <PageLink
        ref={row}
        page={page}
        className={classes.row}
        aria-current={current}
        onClick={onNavigate}
      >
        {level === 0 ? <PageGlyph icon={page.icon} /> : null}
        <span className={classes.text}>{t(page.target)}</span>
        <MenuCount target={page.target} />
      </PageLink>
    </li>
  );
}

function GroupRow({ node, level, ...rest }: RowProps & { node: GroupNode; level: number }) {
  const { t } = useTranslation();
  const id = useId();
  const { groups } = rest;
  const opened = isOpen(groups.open, node.path);
  const isAround = (name: GroupName) => groups.around.includes(name);
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        data-around={isAround(node.group) || undefined}
        onClick={() => groups.toggle(node.path)}
      >
        {level === 0 ? <PageGlyph icon={node.icon} /> : null}
        <span className={classes.text}>{t(`nav.groups.${node.group}`)}</span>
        <IconChevronRight size={15} stroke={1.8} aria-hidden className={classes.chevron} />
      </button>
      {opened ? (
        <div className={classes.unfolding}>
          <Rows id={id} nodes={node.nodes} level={level + 1} {...rest} />
        </div>
      ) : null}
    </li>
  );
}

/** A long menu opens where the page is. Only the menu scrolls: the page stays where it was. */
function useInView(row: RefObject<HTMLElement | null>, isCurrent: boolean): void {
  useEffect(() => {
    if (isCurrent && row.current !== null) void bringIntoView(row.current);
  }, [row, isCurrent]);
}

async function bringIntoView(row: HTMLElement): Promise<void> {
  const list = row.closest('nav');
  if (list === null) return;
  // A group that is still unfolding has no height to measure by.
  await Promise.allSettled(list.getAnimations({ subtree: true }).map(({ finished }) => finished));
  const box = list.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  if (top >= box.top && bottom <= box.bottom) return;
  list.scrollBy({ top: (top + bottom - box.top - box.bottom) / 2 });
}

/** Arrows, Home and End move among what is shown; Tab does as everywhere. */
function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const here = rows.findIndex((row) => row === document.activeElement);
  const steps: Record<string, number> = {
    ArrowDown: Math.min(here + 1, rows.length - 1),
    ArrowUp: Math.max(here - 1, 0),
    Home: 0,
    End: rows.length - 1,
  };
  const next = steps[event.key];
  if (here < 0 || next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
}
