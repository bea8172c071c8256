import { useEffect } from 'react';
import classes from './ripple.module.css';

/** How long the circle takes (specification, section 9). */
export const rippleMs = 500;

/** Buttons with a ripple: the library's, and ours with this class. */
export const rippleClass = 'ripple';
const rippling = `.mantine-Button-root:not([data-disabled], :disabled), .${rippleClass}:not(:disabled)`;

/** Draws the circle where the button was pressed; from the keyboard it begins in the middle. */
function draw(button: HTMLElement, { clientX, clientY, detail }: MouseEvent): void {
  const { left, top, width, height } = button.getBoundingClientRect();
  const isPointed = detail > 0;
  const x = isPointed ? clientX - left : width / 2;
  const y = isPointed ? clientY - top : height / 2;
  const radius = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));

  const clip = document.createElement('span');
  clip.className = classes.clip ?? '';
  clip.ariaHidden = 'true';
  const circle = clip.appendChild(document.createElement('span'));
  circle.className = classes.circle ?? '';
  Object.assign(circle.style, {
    left: `${x - radius}px`,
    top: `${y - radius}px`,
    width: `${radius * 2}px`,
    height: `${radius * 2}px`,
    animationDuration: `${rippleMs}ms`,
  });
  button.append(clip);
  setTimeout(() => clip.remove(), rippleMs);
}

/** Ripples for every button of the page, from one listener. None for users who prefer reduced motion. */
export function useRipple(): void {
  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest(rippling) : null;
      if (button instanceof HTMLElement && !reduced.matches) draw(button, event);
    };
    // Captured: the press may take the button away, or keep the event to itself.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}
