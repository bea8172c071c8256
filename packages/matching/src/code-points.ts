import { createMessage, type Message } from '@pliego/contract/message';
import type { MatchRules } from './rules.ts';

/** Without the zeros with which a class, family or segment is written in eight digits. */
const shortened = (code: string): string => code.replace(/(?:00)+$/, '');

/** Where related codes stand together: two that are related have the same. */
export const familyOf = (code: string): string => shortened(code).slice(0, 4);

type Relation = keyof MatchRules['code'];

/** How a code of a product and the one of a line are related; null where they have no family in common. */
export function relationOf(own: string, asked: string): Relation | null {
  const [a, b] = [shortened(own), shortened(asked)];
  if (a === b) return 'exact';
  const isParent = (one: string, other: string) => one.length >= 6 && other.startsWith(one);
  if (isParent(a, b) || isParent(b, a)) return 'parent';
  if (a.length < 4 || b.length < 4) return null;
  if (a.length === 8 && b.length === 8 && a.slice(0, 6) === b.slice(0, 6)) return 'sibling';
  return a.slice(0, 4) === b.slice(0, 4) ? 'family' : null;
}

const reasons = {
  exact: 'calce-codigo-exacto',
  parent: 'calce-codigo-padre',
  sibling: 'calce-codigo-hermano',
  family: 'calce-codigo-familia',
} as const;

/** What a code gives, and why. */
export interface CodePoints {
  points: number;
  reason: Message | null;
}

export const noCodePoints: CodePoints = { points: 0, reason: null };

/** The points of the nearest code of a product, and the reason for them. */
export function codePoints(
  codes: readonly string[],
  asked: string | null,
  rules: MatchRules,
): CodePoints {
  let best = noCodePoints;
  if (asked === null) return best;
  for (const own of codes) {
    const relation = relationOf(own, asked);
    if (relation === null || rules.code[relation] <= best.points) continue;
    const reason = createMessage(reasons[relation], { codigo: asked, propio: own });
    best = { points: rules.code[relation], reason };
  }
  return best;
}
