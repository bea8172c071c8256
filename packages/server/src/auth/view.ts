import { abilityOf } from '@pliego/contract/abilities';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { sessionByHash } from './session-queries.ts';
import { type Caller, callerOf, type CallerView, eyesOf } from './caller.ts';

type Session = NonNullable<Awaited<ReturnType<typeof sessionByHash>>>;

/** As what the session of an administrator looks at the company; null where it does not, or no longer. */
export function viewOf(session: Session, now: Date): CallerView | null {
  const { userId, role, viewedRole, viewedPerson, viewedUntil, viewStands } = session;
  if (viewedRole === null || viewedUntil === null || viewedUntil <= now) return null;
  if (role !== 'admin' || !viewStands) return null;
  return { by: userId, role: viewedRole, personId: viewedPerson, until: viewedUntil };
}

/** The screen of a view is another than that of the person themselves. */
function screenOf({ userId, companyId, view }: Caller): string {
  const own = `${userId}.${companyId}`;
  return view === undefined ? own : `${own}.${view.role}.${view.personId ?? 0}`;
}

/** What is of the person who calls, and not of the company: a view does not lend them another's. */
const isPersonal = (definition: EndpointDefinition | undefined): boolean =>
  definition?.access === 'session' || definition?.scope === 'session';

/**
 * The caller as a view has them: with the role and the eyes of whom they look as, and unable to change anything. What is
 * answered to anybody, or to themselves (`inView`), knows nothing of the view.
 */
export function throughTheView(
  caller: Caller,
  method: string,
  definition: EndpointDefinition | undefined,
): Caller {
  const { view, ...own } = caller;
  const screen = screenOf(caller);
  if (view === undefined) return caller;
  if (definition?.access === 'public' || definition?.inView === 'oneself') {
    return { ...own, screen };
  }
  const changes = method !== 'GET' && method !== 'HEAD';
  if (changes && definition?.inView !== 'silent') {
    throw new ProblemError('solo-lectura', createMessage('viendo-como-otro'));
  }
  const eyes = eyesOf(view);
  const userId = isPersonal(definition) ? own.userId : eyes;
  const seen = callerOf(userId, own.companyId, view.role, abilityOf(view.role, eyes));
  return { ...own, ...seen, view, screen };
}
