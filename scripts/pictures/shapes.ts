/** The few colours that all pictures share; each picture brings its own ground, so that it suits any skin. */
export const colors = {
  sand: '#f1ebe1',
  mist: '#e4edf2',
  sage: '#e4eee6',
  blush: '#f6e7e2',
  lilac: '#ebe8f4',
  ink: '#2b3a4a',
  slate: '#5a6b7b',
  steel: '#9aa8b4',
  pale: '#d5dde3',
  white: '#fffdf9',
  teal: '#1f6f68',
  ochre: '#d09a3a',
  brick: '#b9583e',
  leaf: '#5e8f63',
  sky: '#5b8fbb',
  plum: '#735a8c',
} as const;
export type Color = keyof typeof colors;

export function rect(x: number, y: number, width: number, height: number, fill: Color, radius = 4) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colors[fill]}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: Color) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colors[fill]}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: Color) {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colors[fill]}"/>`;
}

export function shape(path: string, fill: Color) {
  return `<path d="${path}" fill="${colors[fill]}"/>`;
}

export function line(path: string, stroke: Color, width = 6) {
  return `<path d="${path}" fill="none" stroke="${colors[stroke]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A ring. */
export function ring(x: number, y: number, radius: number, stroke: Color, width = 6) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colors[stroke]}" stroke-width="${width}"/>`;
}

/** The soft shadow on which a thing stands. */
export function shadow(x: number, y: number, width: number) {
  return `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="6" fill="${colors.ink}" opacity=".12"/>`;
}

export function picture(width: number, height: number, ground: Color, parts: readonly string[]) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colors[ground]}"/>${parts.join('')}</svg>\n`;
}
