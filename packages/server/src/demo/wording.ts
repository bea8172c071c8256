import type { Family, Product } from './catalogue/family.ts';
import type { Random } from './random.ts';
import { closingSentences, longSections } from './sentences.ts';
import { months } from './wording-lists.ts';

/** The values for the templates of a tender. */
export interface Subject {
  family: Family;
  lead: Product;
  destination: string;
  place: string;
  work: string;
  /** Length of the contract. */
  contractMonths: number;
  year: number;
  /** 1 to 12. */
  month: number;
}

/** A template with `{bien}` is for goods only, one with `{servicio}` for services only. */
function suits(template: string, { lead }: Subject): boolean {
  const excluded = lead.nature === 'good' ? '{servicio}' : '{bien}';
  return !template.includes(excluded);
}

function fill(template: string, subject: Subject): string {
  const values: Record<string, string> = {
    cosa: subject.lead.noun,
    bien: subject.lead.noun,
    servicio: subject.lead.noun,
    destino: subject.destination,
    lugar: subject.place,
    obra: subject.work,
    meses: String(subject.contractMonths),
    anio: String(subject.year),
    mes: months[subject.month - 1] ?? '',
  };
  const filled = template
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
    .replaceAll(/\bde el /g, 'del ')
    .replaceAll(/\ba el /g, 'al ');
  return filled.replace(/\p{L}/u, (first) => first.toLocaleUpperCase('es'));
}

function choose(random: Random, templates: readonly string[], subject: Subject): string {
  const usable = templates.filter((template) => suits(template, subject));
  return fill(random.pick(usable.length > 0 ? usable : templates), subject);
}

/** Takes acute accents and dieresis away and leaves the eñe, as most keyboards in capitals do. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0301\u0308]/g, '')
    .normalize('NFC');
}

/** The title, well written. */
export function composeTitle(random: Random, subject: Subject): string {
  const title = choose(random, subject.family.titles, subject);
  const dressing = random.next();
  if (dressing < 0.05) return `${title}, segundo llamado`;
  if (dressing < 0.09) return `Propuesta pública N° ${random.int(3, 180)}: ${title}`;
  if (dressing < 0.12) return `${title} (ID interno ${random.int(100, 999)})`;
  return title;
}

/** The title as it is typed: three in four in capitals, half of those without accents, a few untidy. */
export function typedTitle(random: Random, title: string): string {
  const isShouted = random.chance(0.75);
  const isPlain = random.chance(0.5);
  const spaces = random.chance(0.05) ? ' '.repeat(random.int(1, 3)) : '';
  if (!isShouted) return title + spaces;
  const shouted = title.toLocaleUpperCase('es');
  return (isPlain ? withoutAccents(shouted) : shouted) + spaces;
}

/** The description, from a repeated title to the pasted terms of reference. */
export function composeDescription(random: Random, subject: Subject, title: string): string {
  const kind = random.next();
  if (kind < 0.08) return title;
  const opening = choose(random, subject.family.descriptions, subject);
  if (kind < 0.12) {
    const sections = longSections.slice(0, random.int(3, longSections.length));
    return [opening, ...sections].join('\r\n\r\n');
  }
  const closings = random.shuffle(closingSentences).slice(0, random.int(0, 3));
  const text = [opening, ...closings].join(' ');
  return random.chance(0.15) ? text.toLocaleUpperCase('es') : text;
}

/** What a buyer writes for a line, in the manner in which the whole list was typed. */
export function composeLine(product: Product, suffix: string, isShouted: boolean): string {
  const text = product.spec + suffix;
  if (isShouted) return text.toLocaleUpperCase('es');
  return text.replace(/\p{L}/u, (first) => first.toLocaleUpperCase('es'));
}
