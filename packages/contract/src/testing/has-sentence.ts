import type { Problem } from '../problem.ts';
import { catalogue } from '../messages/catalogue.ts';

/** Whether a code has a sentence in the catalogue. */
export function hasSentence(code: string): boolean {
  return Object.values(catalogue).some((topic) => code in topic || `${code}_other` in topic);
}

/** The message codes of a problem. */
export function messageCodesOf({ motivo, razones = [], fieldErrors = {} }: Problem): string[] {
  const reasons = motivo === undefined ? razones : [motivo, ...razones];
  return [...reasons, ...Object.values(fieldErrors)].map(({ code }) => code);
}
