import { IconChevronDown } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageGlyph } from '../page-icons.tsx';
import type { BarNode } from './bar-keys.ts';
import { BarPanel } from './bar-panel.tsx';
import type { MenuNode, SectionNode } from './menu-tree.ts';
import { useBar } from './use-bar.ts';
import { useMenuTree } from './use-menu.ts';
import { useShownPage } from './use-shown-page.ts';
import classes from './bar-menu.module.css';

/** The horizontal menu: an entry a section, its pages and groups in menus below. */
export function BarMenu() {
  const { t } = useTranslation();
  const root = useRef<HTMLElement>(null);
  const sections = useMenuTree();
  const nodes = useMemo(() => sections.map(barNodeOf), [sections]);
  const bar = useBar(root, nodes);
  const shown = useShownPage();
  return (
    <nav ref={root} aria-label={t('shell.navigation')} className={classes.nav} {...bar.watch}>
      <ul role="menubar" aria-label={t('shell.navigation')} className={classes.bar}>
        {sections.map(({ section, icon, nodes: children }) => {
          const path = [section];
          const isOpen = bar.open[0] === section;
          return (
            <li key={section} role="none" {...bar.hover(path)}>
              <button
                type="button"
                role="menuitem"
                className={classes.entry}
                data-path={section}
                tabIndex={bar.entry === section ? 0 : -1}
                aria-haspopup="menu"
                aria-expanded={isOpen}
                data-around={shown.page?.section === section || undefined}
                {...bar.press(path)}
              >
                <PageGlyph icon={icon} size={17} />
                <span className={classes.label}>{t(`nav.sections.${section}`)}</span>
                <IconChevronDown size={14} stroke={1.8} aria-hidden className={classes.chevron} />
              </button>
              {isOpen ? (
                <BarPanel
                  label={t(`nav.sections.${section}`)}
                  nodes={children}
                  path={path}
                  bar={bar}
                  shown={shown}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

export function keyOf(node: MenuNode): string {
  return 'page' in node ? node.page.target : node.group;
}

function barNodeOf({ section, nodes }: SectionNode): BarNode {
  return { key: section, nodes: nodes.map(barNodeUnder) };
}

function barNodeUnder(node: MenuNode): BarNode {
  const key = keyOf(node);
  return 'page' in node ? { key } : { key, nodes: node.nodes.map(barNodeUnder) };
}
