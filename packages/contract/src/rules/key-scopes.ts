import * as z from 'zod/mini';
import type { AbilityRule, Action, Subject } from '../abilities.ts';

/**
 * What a key of the API may be given, by what it is about. Subjects that are not here (accounts, the template) are open to
 * sessions alone.
 */
const topics = {
  Tender: 'licitaciones',
  Comment: 'comentarios',
  Tag: 'etiquetas',
  Product: 'productos',
  Source: 'fuentes',
  Report: 'informes',
  User: 'usuarios',
  Company: 'empresa',
} as const satisfies Partial<Record<Subject, string>>;

type TopicSubject = keyof typeof topics;

/** `avisos` are of the person and have no subject: their endpoints name the scope. */
export const scopeTopics = [...Object.values(topics), 'avisos'] as const;
export type ScopeTopic = (typeof scopeTopics)[number];

export const scopeVerbs = ['leer', 'escribir'] as const;
export type ScopeVerb = (typeof scopeVerbs)[number];

export type KeyScope = `${ScopeTopic}:${ScopeVerb}`;
export const keyScopes: readonly KeyScope[] = scopeTopics.flatMap((topic) =>
  scopeVerbs.map((verb): KeyScope => `${topic}:${verb}`),
);
export const KeyScope: z.ZodMiniType<KeyScope, KeyScope> = z.enum(keyScopes);

/** People and the company are changed by people: a key that leaks must not let anybody in. */
const readOnly: ReadonlySet<ScopeTopic> = new Set(['usuarios', 'empresa']);

const isTopicSubject = (subject: Subject): subject is TopicSubject => subject in topics;

/** What of an endpoint says which scope it needs. */
interface Scoped {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  access: 'public' | 'session' | { action: Action; subject: Subject };
  scope?: KeyScope | 'session';
}

/**
 * The scope that a key needs for an endpoint; null where only a session will do. It follows from the ability that the
 * endpoint asks for, so that a new one has its scope by itself. Whatever is no GET changes something, also where
 * everybody who reads may do it.
 */
export function scopeOf({ access, method, scope }: Scoped): KeyScope | null {
  if (scope !== undefined) return scope === 'session' ? null : scope;
  if (typeof access !== 'object' || access.action === 'manage') return null;
  if (!isTopicSubject(access.subject)) return null;
  const topic = topics[access.subject];
  if (access.action === 'read' && method === 'GET') return `${topic}:leer`;
  return readOnly.has(topic) ? null : `${topic}:escribir`;
}

/** The scopes in their order, each once; who may write may read. */
export function normalScopes(scopes: readonly KeyScope[]): KeyScope[] {
  const held = new Set(scopes);
  for (const scope of scopes) {
    if (scope.endsWith(':escribir')) held.add(`${topicOf(scope)}:leer`);
  }
  return keyScopes.filter((scope) => held.has(scope));
}

export function topicOf(scope: KeyScope): ScopeTopic {
  return scopeTopics.find((topic) => scope.startsWith(`${topic}:`)) ?? 'licitaciones';
}

const writing: readonly Action[] = ['create', 'update', 'delete', 'assign'];

/** What is left of a role's rules inside of the scopes: a key can do no more than both allow. */
export function rulesWithin(rules: readonly AbilityRule[], scopes: readonly KeyScope[]) {
  const held = new Set(scopes);
  const subjects = Object.keys(topics).filter((name): name is TopicSubject => name in topics);
  return subjects.flatMap((subject): AbilityRule[] => {
    const topic = topics[subject];
    const actions: Action[] = [
      ...(held.has(`${topic}:leer`) || held.has(`${topic}:escribir`) ? ['read' as const] : []),
      ...(held.has(`${topic}:escribir`) && !readOnly.has(topic) ? writing : []),
    ];
    return actions.flatMap((action) =>
      rules.flatMap((rule): AbilityRule[] => {
        const isOfIt =
          (rule.subject === 'all' || rule.subject === subject) &&
          (rule.action === 'manage' || rule.action === action);
        return isOfIt ? [{ ...rule, action, subject }] : [];
      }),
    );
  });
}
