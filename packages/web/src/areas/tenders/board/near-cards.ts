import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/*
 * A board of a thousand cards scrolls as one of thirty: only the cards near what is seen are drawn whole. The others keep their
 * place, their height and their title, so that they can be read out and found in the page.
 */

/** How far beyond what is seen cards are whole: further than the Tab key goes at once. */
const marginPx = 500;

/** Cards drawn in a frame. */
const portionSize = 4;

/** Of a card that has not been drawn yet. */
const usualHeight = 128;

/** The cards that are drawn whole. One that goes to another column is drawn anew there, and at once: somebody looks at it. */
const whole = new Set<number>();

const showers = new WeakMap<Element, (isNear: boolean, height: number) => void>();
const observers = new WeakMap<Element, IntersectionObserver>();

/** Who is in the hand or has the focus stays whole. */
const isHeld = (card: Element): boolean =>
  card.contains(document.activeElement) || card.querySelector('[data-dragging]') !== null;

/** What is to be drawn anew; a card that came and went before its turn is not drawn at all. */
const waiting = new Map<Element, { isNear: boolean; height: number }>();

/** Cards come in small portions, one a frame: none takes long enough to make the scrolling falter. */
function drawSome(): void {
  const portion = [...waiting].slice(0, portionSize);
  for (const [card, { isNear, height }] of portion) {
    waiting.delete(card);
    if (isNear || !isHeld(card)) showers.get(card)?.(isNear, height);
  }
  if (waiting.size > 0) requestAnimationFrame(drawSome);
}

function observerOf(board: Element): IntersectionObserver {
  const known = observers.get(board);
  if (known !== undefined) return known;
  // On phones the page scrolls, and not the board.
  const root = getComputedStyle(board).overflowY === 'visible' ? null : board;
  const observer = new IntersectionObserver(
    (entries) => {
      const isDrawing = waiting.size > 0;
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        waiting.set(target, { isNear: isIntersecting, height: boundingClientRect.height });
      }
      if (!isDrawing && waiting.size > 0) requestAnimationFrame(drawSome);
    },
    { root, rootMargin: `${marginPx}px` },
  );
  observers.set(board, observer);
  return observer;
}

/** Whether the card of a tender is near what is seen of the board, and how high it was when it last was. */
export function useNear(tenderId: number): {
  card: RefObject<HTMLLIElement | null>;
  isNear: boolean;
  height: number;
} {
  const card = useRef<HTMLLIElement>(null);
  const [{ isNear, height }, setShown] = useState(() => ({
    isNear: whole.has(tenderId),
    height: usualHeight,
  }));
  useLayoutEffect(() => {
    if (!isNear) return undefined;
    whole.add(tenderId);
    return () => {
      whole.delete(tenderId);
    };
  }, [tenderId, isNear]);
  useLayoutEffect(() => {
    const element = card.current;
    const board = element?.closest('[data-board]');
    if (element === null || board === null || board === undefined) return undefined;
    showers.set(element, (near, drawn) =>
      setShown((before) => {
        if (before.isNear === near) return before;
        return { isNear: near, height: before.isNear ? drawn : before.height };
      }),
    );
    const observer = observerOf(board);
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      waiting.delete(element);
    };
  }, []);
  return { card, isNear, height };
}

/** Draws a card whole at once, wherever it is: what is in it is about to get the focus. */
export function showWhole(card: Element): void {
  flushSync(() => showers.get(card)?.(true, 0));
}
