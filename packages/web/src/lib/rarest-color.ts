import { type Tag, type TagColor, tagColors } from '@pliego/contract/areas/tags';

/** The colour that fewest tags have, so that a new one is easy to distinguish. */
export function rarestColor(tags: readonly Pick<Tag, 'color'>[]): TagColor {
  const uses = (color: TagColor) => tags.filter((tag) => tag.color === color).length;
  const colors = tagColors.filter((color) => color !== 'gris');
  return colors.reduce((best, color) => (uses(color) < uses(best) ? color : best));
}
