import type { TermLength, TimeUnit } from '@pliego/contract/areas/tender-terms';

const unitTexts: Record<TimeUnit, [one: string, several: string]> = {
  horas: ['hora', 'horas'],
  dias: ['día', 'días'],
  semanas: ['semana', 'semanas'],
  meses: ['mes', 'meses'],
  anos: ['año', 'años'],
};

const number = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 4 });

/** `24 meses`; of an unknown unit what the source writes. */
export function termLengthText({ cantidad, unidad, original }: TermLength): string {
  const count = number.format(cantidad);
  if (unidad === null) return [count, original].filter((part) => part !== null).join(' ');
  const [one, several] = unitTexts[unidad];
  return `${count} ${cantidad === 1 ? one : several}`;
}
