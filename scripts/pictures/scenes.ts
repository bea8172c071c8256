import { circle, type Color, ellipse, line, rect, ring, shadow, shape } from './shapes.ts';

/** A ground, and what stands on it. */
export type Scene = [ground: Color, ...parts: string[]];

/** A house of a hillside town, with a roof and two windows. */
function house(x: number, y: number, wall: Color, roof: Color): string[] {
  return [
    rect(x, y, 66, 58, wall, 2),
    shape(`M${x - 8} ${y + 2} L${x + 33} ${y - 28} L${x + 74} ${y + 2} Z`, roof),
    rect(x + 12, y + 16, 14, 16, 'white', 2),
    rect(x + 40, y + 16, 14, 16, 'white', 2),
  ];
}

/** A load of a ship, with its ribs. */
function container(x: number, y: number, fill: Color): string[] {
  const ribs = [16, 32, 48, 64, 80].map((step) => `M${x + step} ${y + 8} L${x + step} ${y + 34}`);
  return [rect(x, y, 96, 42, fill, 3), line(ribs.join(' '), 'white', 2)];
}

/** The pictures of the blog: 480 by 320. */
export const scenes: Record<string, Scene> = {
  'blog-cerros': [
    'mist',
    shape('M0 150 Q140 60 280 130 Q380 80 480 150 L480 320 L0 320 Z', 'leaf'),
    ...house(60, 150, 'ochre', 'brick'),
    ...house(160, 118, 'blush', 'plum'),
    ...house(286, 142, 'sky', 'ink'),
    shape('M0 236 Q240 180 480 240 L480 320 L0 320 Z', 'teal'),
    ...house(100, 226, 'sand', 'teal'),
    ...house(222, 212, 'brick', 'ink'),
    ...house(340, 230, 'ochre', 'brick'),
  ],
  'blog-mercado': [
    'sand',
    shadow(240, 292, 380),
    line('M80 120 L80 290 M400 120 L400 290', 'ink', 10),
    rect(56, 212, 368, 76, 'brick', 6),
    shape('M56 70 L424 70 L450 136 L30 136 Z', 'white'),
    shape('M118 70 L179 70 L170 136 L100 136 Z', 'teal'),
    shape('M240 70 L301 70 L310 136 L240 136 Z', 'teal'),
    shape('M362 70 L424 70 L450 136 L380 136 Z', 'teal'),
    ...[104, 140, 176].map((x) => circle(x, 204, 20, 'ochre')),
    ...[232, 266, 300].map((x) => circle(x, 206, 18, 'leaf')),
    ...[344, 376].map((x) => circle(x, 204, 20, 'plum')),
    rect(56, 212, 368, 14, 'ink', 4),
  ],
  'blog-puerto': [
    'mist',
    rect(0, 250, 480, 70, 'sky', 0),
    rect(0, 232, 480, 24, 'slate', 0),
    line('M96 232 L130 60 L164 232 M112 150 L148 150 M60 82 L330 60 M130 60 L290 64', 'ink', 8),
    line('M286 66 L286 128', 'steel', 4),
    ...container(238, 128, 'brick'),
    ...container(250, 190, 'teal'),
    ...container(352, 190, 'ochre'),
    ...container(352, 144, 'plum'),
    line('M40 284 L130 284 M220 296 L320 296 M380 280 L440 280', 'mist', 4),
  ],
  'blog-taller': [
    'lilac',
    line('M60 44 L420 44', 'steel', 8),
    line('M240 44 L240 74 M240 74 L186 104 M240 74 L294 104', 'ink', 6),
    shape(
      'M176 104 L218 92 L240 116 L262 92 L304 104 L356 156 L324 190 L304 170 L304 286 L176 286 L176 170 L156 190 L124 156 Z',
      'ochre',
    ),
    line('M240 118 L240 284', 'ink', 5),
    rect(190, 176, 38, 34, 'brick'),
    rect(252, 176, 38, 34, 'brick'),
    rect(176, 236, 128, 14, 'white', 0),
  ],
  'blog-faena': [
    'blush',
    shape('M0 190 L120 120 L220 186 L340 104 L480 182 L480 320 L0 320 Z', 'ochre'),
    shape('M0 236 L480 236 L480 320 L0 320 Z', 'slate'),
    line('M30 280 L110 280 M170 280 L250 280 M310 280 L390 280', 'sand', 6),
    rect(120, 150, 150, 84, 'teal', 6),
    shape('M276 176 L330 176 L358 208 L358 236 L276 236 Z', 'brick'),
    shape('M292 186 L324 186 L342 208 L292 208 Z', 'mist'),
    ...[160, 226, 318].flatMap((x) => [circle(x, 240, 22, 'ink'), circle(x, 240, 9, 'pale')]),
  ],
  'blog-cuaderno': [
    'sage',
    shadow(240, 288, 260),
    rect(124, 44, 232, 240, 'white', 10),
    rect(124, 44, 30, 240, 'brick', 10),
    line('M180 96 L326 96 M180 132 L306 132 M180 204 L326 204 M180 240 L278 240', 'pale', 8),
    line('M180 168 L316 168', 'ochre', 16),
    line('M180 166 L300 166', 'ink', 5),
    shape('M330 220 L402 140 L424 160 L352 240 L322 250 Z', 'teal'),
  ],
  'blog-tren': [
    'mist',
    shape('M0 200 L140 110 L260 190 L380 120 L480 186 L480 320 L0 320 Z', 'leaf'),
    line('M0 262 L480 262 M0 278 L480 278', 'ink', 5),
    rect(60, 150, 250, 96, 'brick', 10),
    shape('M312 150 L372 150 Q420 178 428 246 L312 246 Z', 'brick'),
    ...[84, 148, 212].map((x) => rect(x, 172, 46, 34, 'white', 5)),
    shape('M330 172 L368 172 Q390 188 396 206 L330 206 Z', 'white'),
    rect(60, 218, 360, 10, 'ochre', 0),
    ...[110, 190, 270, 360].map((x) => circle(x, 252, 14, 'ink')),
  ],
  'blog-faro': [
    'lilac',
    rect(0, 226, 480, 94, 'sky', 0),
    shape('M252 92 L480 40 L480 138 Z', 'sand'),
    shape('M120 320 Q170 220 250 226 Q330 226 380 320 Z', 'slate'),
    shape('M216 110 L264 110 L282 240 L198 240 Z', 'white'),
    shape('M209 160 L271 160 L276 196 L204 196 Z', 'brick'),
    rect(208, 78, 64, 34, 'ochre', 3),
    shape('M204 80 L240 50 L276 80 Z', 'brick'),
  ],
  'blog-huerto': [
    'sand',
    shape('M0 190 Q240 150 480 190 L480 320 L0 320 Z', 'brick'),
    line('M0 226 L480 226 M0 270 L480 270', 'ink', 5),
    ...[70, 155, 240, 325, 410].flatMap((x) => [
      line(`M${x} 224 L${x} 170`, 'leaf', 6),
      ellipse(x - 17, 176, 20, 10, 'leaf'),
      ellipse(x + 17, 164, 20, 10, 'leaf'),
    ]),
    ...[110, 200, 290, 380].flatMap((x) => [
      circle(x, 262, 16, 'ochre'),
      line(`M${x} 246 L${x} 234`, 'leaf', 6),
    ]),
    circle(400, 76, 30, 'ochre'),
  ],
  'blog-noche': [
    'ink',
    circle(96, 82, 34, 'sand'),
    circle(112, 72, 32, 'ink'),
    ...[
      [190, 60],
      [250, 110],
      [140, 150],
      [400, 50],
    ].map(([x = 0, y = 0]) => circle(x, y, 4, 'white')),
    rect(0, 256, 480, 64, 'slate', 0),
    circle(330, 160, 74, 'white'),
    ring(330, 160, 74, 'ochre', 8),
    line('M330 160 L330 112 M330 160 L312 124', 'ink', 7),
    rect(70, 214, 150, 46, 'teal', 6),
    line('M90 238 L200 238', 'sage', 5),
  ],
};
