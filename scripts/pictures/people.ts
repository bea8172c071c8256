import { circle, type Color, colors, ellipse, picture, rect, shape } from './shapes.ts';

const skins = ['#f0c9a8', '#d9a679', '#b67e55', '#8d5d3d'];
const hairs = ['#2a2320', '#5b3a26', '#8a5a2b', '#b9b2a6'];
const clothes: Color[] = ['teal', 'brick', 'plum', 'sky', 'leaf', 'ochre'];
const grounds: Color[] = ['sand', 'mist', 'sage', 'blush', 'lilac'];

const filled = (part: string, from: Color, to: string) => part.replace(colors[from], to);

/** Ways to wear one's hair: what lies behind the head, and what before it. */
const styles: [behind: string, front: string][] = [
  ['', shape('M78 96 Q76 56 120 54 Q164 56 162 96 Q150 74 120 76 Q90 74 78 96 Z', 'ink')],
  [
    shape('M72 92 Q70 48 120 48 Q170 48 168 92 L172 150 L68 150 Z', 'ink'),
    shape('M80 92 Q86 62 124 62 Q158 66 160 92 Q128 92 112 74 Q100 90 80 92 Z', 'ink'),
  ],
  [
    circle(120, 44, 20, 'ink'),
    shape('M78 94 Q78 54 120 54 Q162 54 162 94 Q140 70 120 72 Q98 70 78 94 Z', 'ink'),
  ],
  ['', shape('M80 88 Q80 58 120 58 Q160 58 160 88 L154 84 Q120 70 86 84 Z', 'ink')],
  [
    ellipse(120, 92, 56, 50, 'ink'),
    shape('M80 90 Q92 60 120 62 Q150 60 160 90 Q140 78 120 80 Q98 78 80 90 Z', 'ink'),
  ],
  [
    shape('M74 92 Q74 48 120 48 Q166 48 166 92 L166 120 L74 120 Z', 'ink'),
    shape('M78 96 Q80 60 112 60 L128 60 Q160 60 162 96 L150 80 L90 80 Z', 'ink'),
  ],
];

const beard = shape(
  'M82 112 Q86 152 120 154 Q154 152 158 112 Q150 130 120 128 Q90 130 82 112 Z',
  'ink',
);
const glasses =
  '<g fill="none" stroke="#2b3a4a" stroke-width="4"><circle cx="104" cy="102" r="12"/><circle cx="136" cy="102" r="12"/><path d="M116 102h8"/></g>';

/** A drawn person; the same number is always the same one. */
export function person(number: number): string {
  const pick = <T>(list: readonly T[], step: number): T => {
    const picked = list[Math.floor((number * step) % list.length)];
    if (picked === undefined) throw new RangeError('The list is empty');
    return picked;
  };
  const skin = pick(skins, 7 / 3);
  const hair = pick(hairs, 5 / 3);
  const [behind, front] = pick(styles, 1);
  const bearded = number % 6 === 0 || number % 6 === 3;
  return picture(240, 240, pick(grounds, 1), [
    filled(behind, 'ink', hair),
    filled(rect(104, 130, 32, 46, 'ink', 14), 'ink', skin),
    shape('M40 240 Q44 176 104 168 L136 168 Q196 176 200 240 Z', pick(clothes, 1)),
    filled(shape('M104 168 Q120 190 136 168 L136 160 L104 160 Z', 'ink'), 'ink', skin),
    filled(ellipse(120, 104, 40, 48, 'ink'), 'ink', skin),
    bearded && number % 4 !== 2 ? filled(beard, 'ink', hair) : '',
    circle(105, 104, 4, 'ink'),
    circle(135, 104, 4, 'ink'),
    '<path d="M108 126q12 10 24 0" fill="none" stroke="#2b3a4a" stroke-width="4" stroke-linecap="round"/>',
    filled(front, 'ink', hair),
    number % 5 === 1 ? glasses : '',
  ]);
}
