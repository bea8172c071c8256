import { createMessage, type Message } from '@pliego/contract/message';
import { codePoints } from './code-points.ts';
import type { Phrase, PreparedLine, PreparedProduct } from './prepare.ts';
import { type Eligibility, eligibilityOf, requirementsOf } from './requirements.ts';
import { currentRules, type MatchRules } from './rules.ts';
import { unitsAgree } from './units.ts';
import { holdsPhrase } from './words.ts';

/** Some points of a score, and the reason for them. */
export interface Part {
  points: number;
  reason: Message;
}

/** What a product and a line have to do with each other. */
export interface Match {
  sku: string;
  lineId: string;
  /** The version of the rules, with which the score can be replayed. */
  version: number;
  /** From 0 to 100: the sum of the parts. */
  score: number;
  parts: readonly Part[];
  verdict: 'calza' | 'casi' | 'no';
  eligibility: Eligibility;
  /** What was checked and gives no points. */
  checked: readonly Message[];
  /** Why it is no match, as the person who sells the product would be told. */
  whyNot: readonly Message[];
}

const quoted = (words: readonly string[]): string => words.map((word) => `«${word}»`).join(', ');
const found = (phrases: readonly Phrase[], line: PreparedLine): Phrase[] =>
  phrases.filter(({ stems }) => holdsPhrase(line.stems, stems));

/** What the words of a name have in common with a line, from 0 to 1. Without its first word only half of it counts. */
export function nameShare(
  product: PreparedProduct,
  line: PreparedLine,
  rules: MatchRules,
): { share: number; shared: string[] } {
  let weight = 0;
  let headFound = false;
  const shared: string[] = [];
  for (const [stem, own] of product.name) {
    const isOwn = line.own.has(stem);
    if (!isOwn && !line.around.has(stem)) continue;
    weight += isOwn ? own : own * rules.titleShare;
    headFound ||= stem === product.head;
    shared.push(stem);
  }
  if (weight === 0) return { share: 0, shared };
  return { share: (weight / product.nameWeight) * (headFound ? 1 : 0.5), shared };
}

function describedCount(product: PreparedProduct, line: PreparedLine): number {
  let count = 0;
  for (const stem of product.described) {
    if (line.own.has(stem) && !product.name.has(stem)) count += 1;
  }
  return count;
}

function wordParts(product: PreparedProduct, line: PreparedLine, rules: MatchRules): Part[] {
  const parts: Part[] = [];
  let left = rules.words;
  const add = (points: number, reason: Message): void => {
    const given = Math.min(left, Math.round(points));
    if (given <= 0) return;
    left -= given;
    parts.push({ points: given, reason });
  };
  const { share, shared } = nameShare(product, line, rules);
  add(share * rules.words, createMessage('calce-palabras', { palabras: shared.length }));
  const keywords = found(product.keywords, line);
  add(
    keywords.length * rules.keyword,
    createMessage('calce-claves', { palabras: quoted(keywords.map(({ text }) => text)) }),
  );
  if (parts.length === 0) return parts;
  const described = describedCount(product, line);
  add(
    Math.min(rules.mostDescribed, described * rules.described),
    createMessage('calce-descripcion', { palabras: described }),
  );
  return parts;
}

/** The points of brand and unit: they add to what matched otherwise, and match nothing by themselves. */
function detailParts(product: PreparedProduct, line: PreparedLine, rules: MatchRules): Part[] {
  const parts: Part[] = [];
  const [brand] = found(product.brands, line);
  if (brand !== undefined) {
    const reason = createMessage('calce-marca', { marca: brand.text });
    parts.push({ points: rules.brand, reason });
  }
  const agree = unitsAgree(product.product.unidad, line.line.unidad);
  const params = { unidad: line.line.unidad ?? '', propia: product.product.unidad ?? '' };
  if (agree === true) {
    parts.push({ points: rules.unit, reason: createMessage('calce-unidad', params) });
  }
  if (agree === false) {
    parts.push({ points: -rules.otherUnit, reason: createMessage('calce-unidad-otra', params) });
  }
  return parts;
}

/** Keeps the sum at 0 or above: what would go below takes only what is there. */
function bounded(parts: readonly Part[]): { parts: Part[]; score: number } {
  let score = 0;
  const kept: Part[] = [];
  for (const { points, reason } of parts) {
    const given = Math.max(points, -score);
    if (given === 0) continue;
    score += given;
    kept.push({ points: given, reason });
  }
  return { parts: kept, score };
}

function verdictOf(score: number, blocked: boolean, best: number, rules: MatchRules) {
  if (score >= rules.match && !blocked) return 'calza';
  return best >= rules.near ? 'casi' : 'no';
}

/**
 * Scores a line for a product. A pure function: the same product, line and version of the rules give the same result,
 * and the score is the sum of the parts that it states.
 */
export function matchLine(
  product: PreparedProduct,
  line: PreparedLine,
  rules: MatchRules = currentRules,
): Match {
  const { points, reason } = codePoints(product.product.unspsc, line.line.unspsc, rules);
  const words = wordParts(product, line, rules);
  const basis: Part[] = [...(reason === null ? [] : [{ points, reason }]), ...words];
  const given = basis.length === 0 ? [] : [...basis, ...detailParts(product, line, rules)];
  const excluded = found(product.excluded, line).map(({ text }) =>
    createMessage('calce-excluida', { palabra: text }),
  );
  const requirements = requirementsOf(product, line);
  const unmet = requirements.filter(({ eligibility }) => eligibility === 'no-cumple');
  const before = bounded(given);
  const { parts, score } = bounded([
    ...before.parts,
    ...excluded.map((reason) => ({ points: -100, reason })),
    ...unmet.map(({ reason }) => ({ points: -rules.unmet, reason })),
  ]);
  const blocked = excluded.length > 0 || unmet.length > 0;
  const verdict = verdictOf(score, blocked, before.score, rules);
  const lacking: Message[] = [
    ...excluded,
    ...unmet.map(({ reason }) => reason),
    ...(words.length === 0 ? [createMessage('calce-sin-palabras')] : []),
    ...(reason === null && line.line.unspsc !== null
      ? [createMessage('calce-codigo-otro', { codigo: line.line.unspsc })]
      : []),
    ...(score < rules.match
      ? [createMessage('calce-pocos-puntos', { puntaje: score, minimo: rules.match })]
      : []),
  ];
  return {
    sku: product.product.sku,
    lineId: line.line.lineId,
    version: rules.version,
    score,
    parts,
    verdict,
    eligibility: eligibilityOf(requirements),
    checked: requirements.flatMap((one) => (one.eligibility === 'no-cumple' ? [] : [one.reason])),
    whyNot: verdict === 'calza' ? [] : lacking,
  };
}
