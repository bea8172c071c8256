import { type RefObject, useEffect, useRef } from 'react';
import type { RouterTransition } from '#web/ui/layout/layout-state.ts';

/** The entrance animations. They leave no styles behind, which would break fixed and sticky elements. */
const entrances: Record<Exclude<RouterTransition, 'none'>, (isRTL: boolean) => Keyframe[]> = {
  fadeIn: () => [{ opacity: 0 }, { opacity: 1 }],
  fadeInLeft: (isRTL) => [
    { opacity: 0, translate: `${isRTL ? 24 : -24}px 0` },
    { opacity: 1, translate: '0 0' },
  ],
  zoomIn: () => [
    { opacity: 0, scale: 0.97 },
    { opacity: 1, scale: 1 },
  ],
};
const entranceMs = 240;

interface PageEntrance {
  /** What takes the focus. */
  main: RefObject<HTMLElement | null>;
  /** What moves. */
  stage: RefObject<HTMLElement | null>;
  /** The screen in view: its address, or its name when its addresses are states of one screen. */
  screen: string;
  transition: RouterTransition;
  isRTL: boolean;
}

/** After a navigation the focus moves to the new page, and the page is animated in. */
export function usePageEntrance({ main, stage, screen, transition, isRTL }: PageEntrance): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    // A field of a dialog that was opened while the page was loading keeps the focus: the user is typing into it.
    const typing = '[aria-modal="true"] :is(input, textarea)';
    if (document.activeElement?.matches(typing) !== true) {
      main.current?.focus({ preventScroll: true });
    }
    if (transition === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    stage.current?.animate(entrances[transition](isRTL), {
      duration: entranceMs,
      easing: 'ease-out',
      id: transition,
    });
  }, [main, stage, screen, transition, isRTL]);
}
