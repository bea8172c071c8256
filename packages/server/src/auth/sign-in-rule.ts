import { type Missing, type SignInMethod, signInMethods } from '@pliego/contract/areas/auth-shapes';
import type { Role } from '@pliego/contract/abilities';
import { contract } from '@pliego/contract/contract';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';

/** What a company asks of sessions; null where it never said. */
export type SessionRule = { secondStep: boolean; methods: readonly SignInMethod[] } | null;

/** How a session was opened, what was proved in it, and where it is. */
export interface SessionProof {
  method: SignInMethod;
  secondStep: boolean;
  role: Role;
  companyId: number;
  /** Whether the company has an identity provider. */
  hasProvider: boolean;
  /** Through that of which company the session was opened. */
  providerCompanyId: number | null;
}

/** By what a session was proved that counts in its company: the word of another company's provider counts for nothing. */
function provedIn({ method, companyId, providerCompanyId }: SessionProof): SignInMethod[] {
  const own: SignInMethod[] = method === 'organizacion' ? [] : [method];
  return providerCompanyId === companyId ? [...own, 'organizacion'] : own;
}

/** Where the provider is the only way, administrators enter also without it, with both steps: else nobody could mend a broken one. */
function isRescue(proof: SessionProof, methods: readonly SignInMethod[]): boolean {
  const isOnlyWay = methods.every((method) => method === 'organizacion');
  const hasBothSteps =
    proof.method === 'llave' || (proof.method === 'contrasena' && proof.secondStep);
  return isOnlyWay && proof.role === 'admin' && hasBothSteps;
}

/**
 * What a session lacks in its company, undefined where nothing does. A passkey verified its person: it counts as both steps. So does
 * the company's provider, which asks for its own.
 */
export function missingOf(proof: SessionProof, rule: SessionRule): Missing | undefined {
  const allowed = rule?.methods ?? signInMethods;
  const metodos = allowed.filter((method) => method !== 'organizacion' || proof.hasProvider);
  const lacks = (falta: Missing['falta']): Missing => ({ falta, metodos });
  const ways = provedIn(proof).filter((method) => allowed.includes(method));
  if (ways.length === 0) return isRescue(proof, allowed) ? undefined : lacks('metodo');
  const isPasswordAlone = ways.every((method) => method === 'contrasena') && !proof.secondStep;
  return rule?.secondStep === true && isPasswordAlone ? lacks('segundo-paso') : undefined;
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
