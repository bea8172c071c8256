import { IconCircle, IconCircleDot } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { Logo } from '#web/ui/display/logo.tsx';
import { MenuList } from './menu-list.tsx';
import classes from './side-menu.module.css';

interface SideMenuProps {
  collapsed: boolean;
  /** Dark beside a light page: the semi-dark skin. */
  dark: boolean;
}

/**
 * The menu at the side. Collapsed it is a strip of icons, which the pointer or the keyboard widens over
 * the page; nothing inside it moves by that, because the strip is the same menu behind a narrower window.
 */
export function SideMenu({ collapsed, dark }: SideMenuProps) {
  const { t } = useTranslation();
  const set = useLayout((layout) => layout.set);
  const { wide, watch } = usePeek();
  const Ring = collapsed ? IconCircle : IconCircleDot;
  return (
    <aside
      className={classes.side}
      data-collapsed={collapsed || undefined}
      data-wide={(collapsed && wide) || undefined}
      data-mantine-color-scheme={dark ? 'dark' : undefined}
    >
      <div className={classes.panel} {...watch}>
        <div className={classes.header} data-tour="menu">
          <Link to="/inicio" aria-label={t('shell.home')} className={classes.brand}>
            <Logo />
          </Link>
          <button
            type="button"
            className={classes.pin}
            aria-label={t(collapsed ? 'shell.expand' : 'shell.collapse')}
            title={t(collapsed ? 'shell.expand' : 'shell.collapse')}
            aria-expanded={!collapsed}
            onClick={() => set({ menuCollapsed: !collapsed })}
          >
            <Ring size={18} stroke={1.7} aria-hidden />
          </button>
        </div>
        <MenuList />
      </div>
    </aside>
  );
}

/** Whether the pointer is over the menu, a finger was last on it, or the keyboard is in it. */
function usePeek() {
  const panel = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const [isIn, setIn] = useState(false);
  // A finger leaves with every touch; what it opened stays until it touches something else.
  const onPress = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && panel.current?.contains(target) !== true) setOver(false);
  });
  useEffect(() => {
    if (!isOver) return;
    window.addEventListener('pointerdown', onPress);
    return () => window.removeEventListener('pointerdown', onPress);
  }, [isOver]);
  const watch = {
    ref: panel,
    onPointerEnter: () => setOver(true),
    onPointerLeave: ({ pointerType }: ReactPointerEvent) => setOver(pointerType !== 'mouse'),
    // After a touch the menu closes, to show the page.
    onClick: ({ nativeEvent, target }: MouseEvent) => {
      const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType !== 'mouse';
      if (isTouch && target instanceof Element && target.closest('a') !== null) setOver(false);
    },
    // A press with the pointer focuses too, and must not hold the menu open when the pointer has left.
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setIn(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIn(false);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOver(false);
      setIn(false);
    },
  };
  return { wide: isOver || isIn, watch };
}
