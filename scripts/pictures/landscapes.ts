import { circle, ellipse, line, rect, shape } from './shapes.ts';
import type { Scene } from './scenes.ts';

/** A tree of the southern mountains: a bare trunk and its branches on top, like a parasol. */
function araucaria(x: number, foot: number, height: number): string[] {
  const top = foot - height;
  const width = height * 0.62;
  return [
    rect(x - 4, top, 8, height, 'ink', 3),
    ellipse(x, top + 6, width / 2, height * 0.13, 'leaf'),
    ellipse(x, top + height * 0.2, width / 2.6, height * 0.1, 'leaf'),
    ellipse(x, top - height * 0.1, width / 3, height * 0.1, 'leaf'),
  ];
}

/** Buildings side by side, from the left, each with two columns of windows. */
function skyline(...buildings: [width: number, height: number][]): string[] {
  let x = 16;
  return buildings.flatMap(([width, height], index) => {
    const left = x;
    const top = 290 - height;
    x += width + 10;
    const rows = Math.floor(height / 30);
    const windows = Array.from({ length: rows }, (_, row) => [
      rect(left + width * 0.2, top + 12 + row * 30, width * 0.2, 12, 'white', 2),
      rect(left + width * 0.6, top + 12 + row * 30, width * 0.2, 12, 'white', 2),
    ]);
    const wall = index % 2 === 0 ? 'slate' : 'steel';
    return [rect(left, top, width, height, wall, 3), windows.flat().join('')];
  });
}

/** The photos of the profile, as drawings of 480 by 320. */
export const landscapes: Record<string, Scene> = {
  'foto-lago': [
    'mist',
    circle(362, 84, 34, 'ochre'),
    shape('M0 190 L90 110 L170 182 L260 96 L360 188 L480 126 L480 232 L0 232 Z', 'slate'),
    shape('M0 220 L120 168 L240 222 L480 190 L480 240 L0 240 Z', 'leaf'),
    rect(0, 230, 480, 90, 'sky', 0),
    line('M300 252 L420 252 M324 268 L396 268 M60 262 L150 262', 'mist', 4),
  ],
  'foto-volcan': [
    'mist',
    ellipse(256, 74, 46, 14, 'white'),
    ellipse(298, 56, 34, 11, 'white'),
    shape('M70 280 L220 96 L262 96 L412 280 Z', 'slate'),
    shape(
      'M220 96 L262 96 L306 150 L284 142 L262 166 L242 140 L218 164 L200 140 L180 146 Z',
      'white',
    ),
    shape('M0 262 Q60 226 120 258 Q200 230 260 262 Q350 228 480 256 L480 320 L0 320 Z', 'leaf'),
    shape('M0 296 Q240 262 480 298 L480 320 L0 320 Z', 'teal'),
  ],
  'foto-costa': [
    'sand',
    circle(104, 80, 28, 'ochre'),
    rect(0, 150, 480, 170, 'sky', 0),
    shape('M0 150 L0 126 Q60 104 130 126 L160 150 Z', 'leaf'),
    shape('M270 196 L372 196 L354 222 L288 222 Z', 'brick'),
    line('M318 196 L318 128', 'ink', 5),
    shape('M324 132 L362 188 L324 188 Z', 'white'),
    shape('M0 320 L0 262 Q160 222 300 270 Q400 300 480 284 L480 320 Z', 'ochre'),
    line('M40 196 L110 196 M180 238 L250 238 M388 246 L450 246', 'mist', 4),
  ],
  'foto-desierto': [
    'blush',
    circle(330, 104, 44, 'brick'),
    shape('M0 210 L110 160 L230 206 L360 150 L480 200 L480 260 L0 260 Z', 'plum'),
    shape('M0 244 Q120 178 260 238 Q360 274 480 214 L480 320 L0 320 Z', 'ochre'),
    shape('M0 286 Q180 232 480 288 L480 320 L0 320 Z', 'brick'),
    rect(92, 208, 10, 62, 'leaf', 5),
    line('M97 244 L78 244 L78 224 M97 234 L116 234 L116 212', 'leaf', 8),
  ],
  'foto-araucarias': [
    'sage',
    shape('M0 210 L140 112 L250 200 L340 130 L480 214 L480 320 L0 320 Z', 'steel'),
    shape('M140 112 L172 138 L144 134 L120 144 L112 132 Z', 'white'),
    shape('M0 262 Q240 214 480 266 L480 320 L0 320 Z', 'teal'),
    ...araucaria(96, 286, 150),
    ...araucaria(228, 276, 112),
    ...araucaria(384, 292, 180),
  ],
  'foto-ciudad': [
    'lilac',
    shape('M0 200 L100 92 L180 168 L280 70 L380 172 L480 104 L480 320 L0 320 Z', 'pale'),
    shape('M280 70 L318 108 L286 100 L262 114 L244 106 Z', 'white'),
    ...skyline([58, 130], [46, 176], [70, 104], [52, 222], [64, 148], [76, 118]),
    rect(0, 288, 480, 32, 'leaf', 0),
  ],
  'foto-salar': [
    'mist',
    shape('M0 150 L110 108 L200 144 L320 92 L480 148 L480 180 L0 180 Z', 'plum'),
    rect(0, 168, 480, 152, 'white', 0),
    line('M0 214 L80 196 L170 214 L250 196 L340 214 L420 196 L480 210', 'pale', 4),
    line('M0 268 L60 244 L170 266 L270 242 L380 268 L480 246', 'pale', 4),
    line('M80 196 L60 244 M170 214 L170 266 M250 196 L270 242 M340 214 L380 268', 'pale', 4),
    ellipse(356, 210, 58, 8, 'sky'),
  ],
  'foto-fiordo': [
    'mist',
    shape('M0 60 L70 40 L150 120 L210 246 L0 246 Z', 'slate'),
    shape('M480 30 L400 70 L330 150 L270 246 L480 246 Z', 'ink'),
    shape('M180 246 L238 160 L296 246 Z', 'steel'),
    line('M112 108 L120 168 L116 240', 'white', 6),
    rect(0, 240, 480, 80, 'teal', 0),
    line('M180 264 L300 264 M60 286 L140 286 M330 290 L420 290', 'sage', 4),
  ],
  'foto-vinas': [
    'sand',
    shape('M0 180 Q120 110 250 160 Q370 104 480 168 L480 320 L0 320 Z', 'slate'),
    shape('M0 230 Q240 158 480 226 L480 320 L0 320 Z', 'ochre'),
    line(
      'M70 320 L190 214 M160 320 L222 204 M250 320 L252 200 M340 320 L284 206 M430 320 L318 214',
      'leaf',
      14,
    ),
    rect(352, 168, 62, 40, 'white', 2),
    shape('M342 170 L383 140 L424 170 Z', 'brick'),
    rect(376, 184, 16, 24, 'ink', 2),
  ],
};

/** What lies behind the name of the profile: 1200 by 320. */
export const cover: Scene = [
  'mist',
  circle(930, 92, 46, 'ochre'),
  shape(
    'M0 210 L150 96 L270 190 L420 70 L600 204 L760 110 L900 200 L1040 122 L1200 206 L1200 320 L0 320 Z',
    'steel',
  ),
  shape('M420 70 L482 116 L440 106 L408 126 L372 108 Z', 'white'),
  shape('M150 96 L200 134 L160 128 L126 142 L106 130 Z', 'white'),
  shape('M0 250 Q300 170 600 244 Q900 184 1200 248 L1200 320 L0 320 Z', 'leaf'),
  shape('M0 288 Q400 230 800 284 Q1020 300 1200 270 L1200 320 L0 320 Z', 'teal'),
];
