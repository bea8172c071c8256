import { type Color, colors, line, rect, shape } from './shapes.ts';

/** What a file of a kind looks like in a list: a sheet with a mark. */
const marks: Record<string, [Color, string]> = {
  pdf: ['brick', line('M34 62 L62 62 M34 72 L54 72', 'white', 4)],
  planilla: ['leaf', line('M34 58 L62 58 M34 66 L62 66 M34 74 L62 74 M48 56 L48 76', 'white', 3)],
  texto: ['sky', line('M34 58 L62 58 M34 66 L62 66 M34 74 L50 74', 'white', 4)],
  imagen: ['plum', shape('M32 76 L44 60 L52 70 L56 65 L64 76 Z', 'white')],
};

export const fileKinds = Object.keys(marks);

export function filePicture(kind: string): string {
  const mark = marks[kind];
  if (mark === undefined) throw new RangeError(`There is no file of the kind ${kind}`);
  const [color, drawing] = mark;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${shape('M20 8h40l18 18v58a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z', 'white')}<path d="M20 8h40l18 18v58a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z" fill="none" stroke="${colors.pale}" stroke-width="2"/>${shape('M60 8v18h18z', 'pale')}${rect(14, 48, 68, 34, color, 0)}${drawing}</svg>\n`;
}
