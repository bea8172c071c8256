import type { Message } from '@pliego/contract/message';
import { ProblemError, type ProblemExtras } from '@pliego/contract/problem';

/** The problem of a file that is not read, with its reason. */
export function refusedFile(
  {
    code,
    reasons,
  }: { code: 'archivo-vacio' | 'archivo-no-reconocido'; reasons: readonly Message[] },
  extras: ProblemExtras = {},
): ProblemError {
  return new ProblemError(code, reasons[0], { ...extras, razones: [...reasons] });
}
