import type { Scene } from './scenes.ts';
import { circle, ellipse, line, rect, ring, shadow, shape } from './shapes.ts';

/** A folder as tall as a third of the picture, for each term of a plan. */
const folder = (y: number, fill: 'teal' | 'ochre' | 'brick') => [
  shape(`M52 ${y} L104 ${y} L118 ${y + 14} L188 ${y + 14} L188 ${y + 52} L52 ${y + 52} Z`, fill),
  rect(70, y + 26, 60, 8, 'white'),
];

/** Signs of 240 by 240: the plans, the cards of the knowledge base and the pages of the profile. */
export const emblems: Record<string, Scene> = {
  'plan-tres-meses': ['mist', shadow(120, 206, 150), ...folder(150, 'teal')],
  'plan-seis-meses': [
    'sand',
    shadow(120, 206, 150),
    ...folder(94, 'ochre'),
    ...folder(150, 'teal'),
  ],
  'plan-doce-meses': [
    'sage',
    shadow(120, 206, 150),
    ...folder(38, 'brick'),
    ...folder(94, 'ochre'),
    ...folder(150, 'teal'),
  ],
  'plan-empresa': [
    'lilac',
    shadow(120, 208, 170),
    rect(52, 84, 60, 122, 'steel'),
    rect(104, 44, 84, 162, 'teal'),
    ...[62, 90, 118, 146].flatMap((y) => [
      rect(120, y, 20, 14, 'white', 2),
      rect(152, y, 20, 14, 'white', 2),
    ]),
    ...[102, 130, 158].map((y) => rect(66, y, 22, 12, 'white', 2)),
    rect(134, 174, 24, 32, 'ink', 2),
  ],
  'ayuda-sales-automation': [
    'mist',
    shape('M52 60 L188 60 L140 124 L140 180 L100 200 L100 124 Z', 'teal'),
    rect(46, 46, 148, 20, 'ink', 10),
    circle(120, 96, 13, 'ochre'),
    circle(98, 82, 8, 'brick'),
    circle(146, 84, 9, 'white'),
  ],
  'ayuda-marketing-automation': [
    'sand',
    shape('M60 104 L100 100 L164 60 L164 180 L100 142 L60 138 Z', 'brick'),
    rect(48, 100, 30, 42, 'ink', 8),
    shape('M84 140 L112 146 L118 196 L92 196 Z', 'ink'),
    line('M182 96 L204 84 M186 120 L212 120 M182 144 L204 156', 'ochre', 7),
  ],
  'ayuda-api-questions': [
    'lilac',
    rect(36, 58, 168, 124, 'ink', 12),
    circle(56, 76, 5, 'brick'),
    circle(72, 76, 5, 'ochre'),
    circle(88, 76, 5, 'leaf'),
    line('M88 108 L64 130 L88 152 M152 108 L176 130 L152 152', 'white', 8),
    line('M130 102 L110 158', 'ochre', 8),
  ],
  'ayuda-personalization': [
    'sage',
    line('M56 76 L184 76 M56 120 L184 120 M56 164 L184 164', 'steel', 10),
    circle(92, 76, 18, 'teal'),
    circle(150, 120, 18, 'ochre'),
    circle(112, 164, 18, 'brick'),
    ring(92, 76, 18, 'white', 4),
    ring(150, 120, 18, 'white', 4),
    ring(112, 164, 18, 'white', 4),
  ],
  'ayuda-email-marketing': [
    'blush',
    shadow(120, 196, 150),
    rect(44, 70, 152, 112, 'white', 10),
    line('M52 80 L120 134 L188 80', 'teal', 8),
    line('M52 174 L98 128 M188 174 L142 128', 'pale', 6),
    circle(186, 72, 20, 'brick'),
    line('M186 64 L186 80', 'white', 6),
  ],
  'ayuda-demand-generation': [
    'mist',
    shadow(120, 202, 160),
    rect(52, 150, 30, 50, 'steel'),
    rect(92, 122, 30, 78, 'ochre'),
    rect(132, 92, 30, 108, 'teal'),
    rect(172, 62, 30, 138, 'leaf'),
    line('M50 118 L96 84 L128 92 L178 40 M178 40 L150 42 M178 40 L178 66', 'brick', 7),
  ],
  'pagina-cordillera': [
    'mist',
    circle(170, 70, 22, 'ochre'),
    shape('M20 192 L92 76 L134 142 L158 108 L220 192 Z', 'slate'),
    shape('M92 76 L118 118 L96 110 L80 122 L68 114 Z', 'white'),
  ],
  'pagina-libro': [
    'blush',
    shape('M120 76 Q84 50 40 62 L40 176 Q84 164 120 190 Z', 'teal'),
    shape('M120 76 Q156 50 200 62 L200 176 Q156 164 120 190 Z', 'white'),
    line('M142 96 L180 90 M142 122 L180 116 M142 148 L180 142', 'steel', 5),
    line('M62 90 L98 96 M62 116 L98 122', 'sage', 5),
  ],
  'pagina-taza': [
    'sand',
    shadow(114, 196, 140),
    shape('M58 96 L164 96 L154 188 L68 188 Z', 'brick'),
    ring(172, 132, 22, 'brick', 12),
    line('M92 78 Q82 64 92 50 M118 78 Q108 64 118 50', 'steel', 6),
    ellipse(111, 98, 50, 10, 'ink'),
  ],
  'pagina-bicicleta': [
    'sage',
    ring(72, 150, 38, 'ink', 8),
    ring(172, 150, 38, 'ink', 8),
    line('M72 150 L104 92 L154 92 L122 150 Z M154 92 L172 150 M122 150 L98 80', 'teal', 8),
    line('M84 78 L112 78 M150 74 L154 92 M150 74 L170 72', 'ink', 8),
  ],
  'pagina-guitarra': [
    'lilac',
    line('M134 112 L196 46', 'ink', 12),
    ellipse(84, 162, 46, 42, 'ochre'),
    ellipse(120, 124, 32, 30, 'ochre'),
    circle(98, 148, 16, 'ink'),
    rect(186, 34, 26, 20, 'brick', 5),
    line('M66 180 L186 56', 'white', 3),
  ],
  'pagina-semilla': [
    'sand',
    shape('M36 176 Q120 148 204 176 L204 216 L36 216 Z', 'brick'),
    line('M120 170 L120 96', 'leaf', 9),
    shape('M120 112 Q70 108 62 62 Q114 60 120 112 Z', 'leaf'),
    shape('M120 96 Q126 52 178 46 Q178 94 120 96 Z', 'teal'),
  ],
};
