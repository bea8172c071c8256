import type { DemoCard } from '@pliego/contract/areas/demo-user-details';

/** Whether it is the same card; which one is the main one may have changed since. */
const isSame = (a: DemoCard, b: DemoCard) =>
  a.brand === b.brand && a.last4 === b.last4 && a.holder === b.holder && a.expires === b.expires;

const onlyMain = (cards: readonly DemoCard[], main: number): DemoCard[] =>
  cards.map((card, index) => ({ ...card, isPrimary: index === main }));

/** Exactly one card is the main one, whenever there is any. */
export function withOneMain(cards: readonly DemoCard[]): DemoCard[] {
  const main = cards.findIndex(({ isPrimary }) => isPrimary);
  return onlyMain(cards, Math.max(0, main));
}

/** One card added at the end, or in the place of another. */
export function withCard(
  cards: readonly DemoCard[],
  card: DemoCard,
  instead: DemoCard | null,
): DemoCard[] {
  const place = instead === null ? -1 : cards.findIndex((one) => isSame(one, instead));
  if (place === -1) return withOneMain([...cards, { ...card, isPrimary: false }]);
  return withOneMain(cards.with(place, { ...card, isPrimary: cards[place]?.isPrimary === true }));
}

export interface CardRemoval {
  cards: DemoCard[];
  /** Takes back this removal and nothing else of what became of the cards since. */
  takeBack: (now: readonly DemoCard[]) => DemoCard[];
}

/** One card taken away; when it was the main one, the first of the others is from then on. */
export function withoutCard(cards: readonly DemoCard[], gone: DemoCard): CardRemoval {
  const place = cards.findIndex((card) => isSame(card, gone));
  const left = withOneMain(cards.filter((_, index) => index !== place));
  const heir = left.find(({ isPrimary }) => isPrimary);
  return {
    cards: left,
    takeBack: (now) => {
      const main = now.find(({ isPrimary }) => isPrimary);
      // If another card became the main one meanwhile, it stays so.
      const isMain =
        gone.isPrimary && (main === undefined || (heir !== undefined && isSame(main, heir)));
      const at = Math.min(place, now.length);
      const back = now.toSpliced(at, 0, { ...gone, isPrimary: false });
      return isMain ? onlyMain(back, at) : withOneMain(back);
    },
  };
}
