import { type Missing, type SignInMethod, signInMethods } from '@pliego/contract/areas/auth-shapes';
import { contract } from '@pliego/contract/contract';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';

/** What a company asks of sessions; null where it never said. */
export type SessionRule = { secondStep: boolean; methods: readonly SignInMethod[] } | null;

/** How a session was opened, and what was proved in it. */
export interface SessionProof {
  method: SignInMethod;
  secondStep: boolean;
}

/** What a session lacks in its company, undefined where nothing does. A passkey verified its person: it counts as both steps. */
export function missingOf({ method, secondStep }: SessionProof, rule: SessionRule) {
  const metodos = [...(rule?.methods ?? signInMethods)];
  const lacks = (falta: Missing['falta']): Missing => ({ falta, metodos });
  if (!metodos.includes(method)) return lacks('metodo');
  if (rule?.secondStep === true && method === 'contrasena' && !secondStep) {
    return lacks('segundo-paso');
  }
  return undefined;
}

const reasons = {
  'segundo-paso': 'ingreso-sin-segundo-paso',
  metodo: 'ingreso-por-otro-metodo',
} as const;

/** One's own account, in which what is missing is set up, and the way to another company or out. */
const open = new Set<EndpointDefinition>(
  Object.values(contract.auth.endpoints).filter(({ access }) => access === 'session'),
);

/** Whether a call is none of the company's: it is answered whatever the session lacks. */
export const isOutsideRules = (definition: EndpointDefinition | undefined): boolean =>
  definition !== undefined && (definition.access === 'public' || open.has(definition));

export const refusedByRule = ({ falta }: Missing): ProblemError =>
  new ProblemError('regla-de-ingreso', createMessage(reasons[falta]));
