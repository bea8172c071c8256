import type { StageMove } from '@pliego/contract/areas/work-shapes';

export type Place = NonNullable<StageMove['lugar']>;

/** A card as it is drawn in its column. */
export interface DrawnCard {
  id: number;
  /** The height of its middle. */
  middle: number;
}

/**
 * Between which cards of a column one is dropped whose middle is at a height; undefined where the column has no other.
 *
 * @param cards From top to bottom; the dropped card may be among them.
 */
export function placeAt(
  cards: readonly DrawnCard[],
  id: number,
  height: number,
): Place | undefined {
  const others = cards.filter((card) => card.id !== id);
  if (others.length === 0) return undefined;
  const below = others.findIndex(({ middle }) => middle > height);
  const at = below === -1 ? others.length : below;
  return { tras: others[at - 1]?.id ?? null, ante: others[at]?.id ?? null };
}

/** Whether a card already lies where it is dropped. */
export function isAt(cards: readonly DrawnCard[], id: number, place: Place | undefined): boolean {
  const at = cards.findIndex((card) => card.id === id);
  if (at === -1) return false;
  if (place === undefined) return true;
  return (cards[at - 1]?.id ?? null) === place.tras && (cards[at + 1]?.id ?? null) === place.ante;
}

/** The cards with one of them put at its new place; without either neighbour among them they stay as they are. */
export function reordered<Card extends { id: number }>(
  cards: readonly Card[],
  id: number,
  { tras, ante }: Place,
): Card[] {
  const rest = cards.filter((card) => card.id !== id);
  const moved = cards.find((card) => card.id === id);
  const before = rest.findIndex((card) => card.id === ante);
  const after = rest.findIndex((card) => card.id === tras);
  if (moved === undefined || (before === -1 && after === -1)) return [...cards];
  const at = before === -1 ? after + 1 : before;
  return [...rest.slice(0, at), moved, ...rest.slice(at)];
}

/** Between which cards one lies; undefined where it is not among them. */
export function placeOf(cards: readonly { id: number }[], id: number): Place | undefined {
  const at = cards.findIndex((card) => card.id === id);
  if (at === -1) return undefined;
  return { tras: cards[at - 1]?.id ?? null, ante: cards[at + 1]?.id ?? null };
}

/**
 * A place among the cards that are shown. Where a column shows only its first ones, what is put below the last of them
 * would go out of sight: it comes right above it instead.
 *
 * @param shown The cards of the column from top to bottom; the one that is put down may be among them.
 */
export function placeInSight(shown: readonly { id: number }[], id: number, place: Place): Place {
  if (place.ante !== null || place.tras === null) return place;
  const others = shown.filter((card) => card.id !== id);
  const at = others.findIndex((card) => card.id === place.tras);
  return { tras: others[at - 1]?.id ?? null, ante: place.tras };
}
