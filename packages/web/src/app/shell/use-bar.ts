import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type BarNode, type BarPath, type BarState, moved, moveOf } from './bar-keys.ts';
import { useShownPage } from './use-shown-page.ts';

/** Long enough not to open what the pointer only crosses, and to reach a menu at the side. */
const openAfterMs = 90;
const closeAfterMs = 260;

const nothing: BarPath = [];
const nameOf = (path: BarPath) => path.join('/');
const isWithin = (open: BarPath, path: BarPath) => path.every((key, level) => open[level] === key);

/** Which menu is open. A new page closes it, and the pointer opens and closes with a delay. */
function useOpenPath() {
  const { path: page } = useShownPage();
  const [state, setState] = useState({ page, open: nothing });
  // The open menu belongs to the page before.
  if (state.page !== page) setState({ page, open: nothing });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const setOpen = (next: BarPath) => {
    clearTimeout(timer.current);
    setState((before) => ({ ...before, open: next }));
  };
  const setOpenSoon = (next: BarPath, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState((before) => ({ ...before, open: next })), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { open: state.open, setOpen, setOpenSoon };
}

function useOutsidePress(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const onOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && root.current?.contains(target) !== true) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('pointerdown', onOutside);
    return () => window.removeEventListener('pointerdown', onOutside);
  }, [isOpen]);
}

/** What is open in the bar of menus, and what pointer, touch and keyboard do with it. */
export function useBar(root: RefObject<HTMLElement | null>, nodes: readonly BarNode[]) {
  const [entry, setEntry] = useState(nodes[0]?.key);
  const wanted = useRef<BarPath | null>(null);
  const { open, setOpen, setOpenSoon } = useOpenPath();

  // What the keyboard moves to may only be there after rendering.
  useEffect(() => {
    if (wanted.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-path="${nameOf(wanted.current)}"]`)?.focus();
    wanted.current = null;
  });

  useOutsidePress(root, open.length > 0, () => setOpen(nothing));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const focus = event.target instanceof HTMLElement ? event.target.dataset['path'] : undefined;
    if (focus === undefined) return;
    const isRTL = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = moveOf(event.key, isRTL);
    const next: BarState | undefined =
      move === undefined ? undefined : moved(nodes, { open, focus: focus.split('/') }, move);
    if (next === undefined) {
      // A link is followed by the space bar too: in a menu both keys mean the same.
      if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
        event.preventDefault();
        event.target.click();
      }
      return;
    }
    event.preventDefault();
    wanted.current = next.focus;
    setEntry(next.focus[0]);
    setOpen(next.open);
  };

  return {
    open,
    /** The entry that Tab reaches. */
    entry: nodes.some(({ key }) => key === entry) ? entry : nodes[0]?.key,
    /** After a link was followed: it may lead to the page that is here. */
    close: () => {
      wanted.current = open.slice(0, 1);
      setOpen(nothing);
    },
    watch: {
      onKeyDown,
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        const isUsed = root.current?.querySelector('[role=menu]:focus-within') !== null;
        if (pointerType === 'mouse' && !isUsed) setOpenSoon(nothing, closeAfterMs);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
          setOpen(nothing);
      },
    },
    /** For the row of an entry: pointing at it opens its menu, and closes those of its siblings. */
    hover: (path: BarPath) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setOpenSoon(path, openAfterMs);
      },
    }),
    /** For an entry that opens a menu. Under a mouse it is open already, and a press leaves it so. */
    press: (path: BarPath) => ({
      onClick: ({ nativeEvent }: MouseEvent) => {
        const isMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';
        setOpen(isWithin(open, path) && !isMouse ? path.slice(0, -1) : path);
      },
      onFocus: () => setEntry(path[0]),
    }),
  };
}

export type Bar = ReturnType<typeof useBar>;
