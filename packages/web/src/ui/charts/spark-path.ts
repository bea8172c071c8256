/** In hundredths of the drawing, from its left and from its top. */
export interface Point {
  x: number;
  y: number;
}

/** Room above the highest point, in hundredths: a line has a thickness. */
const above = 4;

/**
 * The positions of the points of a line, from edge to edge: 0 at the bottom, the largest value near the top.
 * A single one is in the middle.
 */
export function pointsWithin(values: readonly number[]): Point[] {
  const top = Math.max(0, ...values);
  const last = values.length - 1;
  return values.map((value, index) => ({
    x: last === 0 ? 50 : (index / last) * 100,
    y: 100 - (top === 0 ? 0 : (Math.max(0, value) / top) * (100 - above)),
  }));
}

/** A smooth line through the points that stays between each two neighbours. */
export function smoothPath(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (before === undefined) return `M${x} ${y}`;
      const middle = (before.x + x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}
