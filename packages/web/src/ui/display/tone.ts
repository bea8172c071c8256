import type { CSSProperties } from 'react';
import classes from './tone.module.css';

/** Named hues; lightness and contrast come from the style sheet, one set a skin. */
const hues = {
  rojo: 25,
  rosado: 0,
  morado: 325,
  violeta: 300,
  indigo: 275,
  azul: 250,
  celeste: 225,
  turquesa: 190,
  verde: 150,
  lima: 125,
  amarillo: 95,
  naranja: 60,
} as const;

export type Tone = keyof typeof hues | 'gris';

/** The custom property a style sheet of ours reads its hue from. */
interface HueStyle extends CSSProperties {
  '--hue'?: number;
}

export function toneProps(tone: Tone): { className: string; style: HueStyle } {
  return tone === 'gris'
    ? { className: `${classes.tone} ${classes.gray}`, style: {} }
    : { className: classes.tone ?? '', style: { '--hue': hues[tone] } };
}

/** The same hue for the same number, always. */
export function toneOf(id: number): Tone {
  const names: Tone[] = ['celeste', 'naranja', 'violeta', 'verde', 'rosado', 'indigo', 'turquesa'];
  return names[id % names.length] ?? 'gris';
}
