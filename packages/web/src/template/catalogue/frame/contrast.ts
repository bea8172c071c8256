/** Red, green and blue of `#rgb` or `#rrggbb`, each from 0 to 1. */
function channelsOf(hex: string): number[] | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex.trim());
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex.trim());
  const parts = long?.slice(1) ?? short?.slice(1).map((digit) => digit + digit);
  return parts?.map((part) => Number.parseInt(part, 16) / 255) ?? null;
}

/** WCAG 2.2, relative luminance. */
function luminanceOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, from 1 to 21; null for what is no hexadecimal colour. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  if (first === null || second === null) return null;
  const [light = 1, dark = 0] = [luminanceOf(first), luminanceOf(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
