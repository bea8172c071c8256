import { whoHeader } from '@pliego/contract/screen-header';
import { ProblemError } from '@pliego/contract/problem';
import type { Gate } from '@pliego/http/implement';
import type { Caller } from './caller.ts';

/**
 * Refuses calls of a screen that was rendered for another user or company: the session of a browser is
 * one, and another of its windows may have changed it. Calls without a screen header pass.
 */
export function ofItsScreen(gate: Gate<Caller>): Gate<Caller> {
  return {
    ...gate,
    identify: async (request, definition) => {
      const caller = await gate.identify(request, definition);
      const drawnFor = request.headers.get(whoHeader);
      if (caller === null || drawnFor === null) return caller;
      if (drawnFor === (caller.screen ?? `${caller.userId}.${caller.companyId}`)) return caller;
      throw new ProblemError('otra-sesion');
    },
  };
}
