import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core';
import type { Action, Subject } from './abilities.ts';
import type { KeyScope } from './rules/key-scopes.ts';
import type { ProblemCode } from './problem.ts';

/** Who may call an endpoint: anyone, any signed-in user, or users with an ability. */
export type Access = 'public' | 'session' | { action: Action; subject: Subject };

/** A refusal with a specific status and body, where other endpoints answer a Problem. */
export interface DeclaredRefusal {
  status: 400 | 401 | 404;
  /** The body of the response, verbatim; empty when absent. */
  body?: { schema: $ZodType; content: unknown };
}

/**
 * Everything that crosses the wire for one call. Types, validation, the typed client, the OpenAPI
 * document and the contract tests are all derived from this value, so it is written only once.
 */
export interface EndpointDefinition {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters, each declared in `params`. */
  path: `/${string}`;
  /** One Spanish sentence for the API page. */
  summary: string;
  /** A sample call that is not in the specification, for a control that is ours. */
  ours?: true;
  access: Access;
  /** What a key of the API needs, where it does not follow from `access` (`scopeOf`). `session`: no key will do. */
  scope?: KeyScope | 'session';
  /**
   * Where an administrator looks at the company as another role, what changes something is refused (`solo-lectura`), except
   * `oneself`: answered as to themselves; and `silent`: answered without the note that it would make.
   */
  inView?: 'oneself' | 'silent';
  params?: $ZodObject;
  query?: $ZodObject;
  /** A JSON schema, or `file` when the raw bytes of one file are the body. */
  body?: $ZodType | 'file';
  /** Does what it does whatever is sent along, of whatever type. */
  ignoresBody?: true;
  /** Accepts `If-Match: "<version>"`; a stale version is answered 409 with the current state. */
  versioned?: boolean;
  response: $ZodType;
  /** Media type of the answer; JSON when absent. `nothing`: an answer without a body. */
  produces?:
    | 'application/json'
    | 'text/csv'
    | 'text/html'
    | 'text/calendar'
    | 'application/octet-stream'
    | 'nothing';
  status?: 200 | 201 | 202;
  /** Codes this endpoint can answer besides those that follow from its other fields. */
  problems?: readonly ProblemCode[];
  /** How these codes are answered here instead of as a Problem. */
  refusals?: { readonly [Code in ProblemCode]?: DeclaredRefusal };
}

/** Declares an endpoint; only narrows its type. */
export function endpoint<const D extends EndpointDefinition>(definition: D): D {
  return definition;
}

type OutputOf<S> = S extends $ZodType ? output<S> : undefined;
type InputOf<S> = S extends $ZodType ? input<S> : undefined;

/** What a handler receives, already parsed. */
export interface Parsed<D extends EndpointDefinition> {
  params: OutputOf<D['params']>;
  query: OutputOf<D['query']>;
  body: OutputOf<D['body']>;
  /** Version the caller based a change on, when it sent one. */
  ifVersion: number | undefined;
}

type Present<Key extends string, Value> = Value extends undefined
  ? object
  : object extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** What a caller passes. */
export type CallInput<D extends EndpointDefinition> = Present<'params', InputOf<D['params']>> &
  Present<'query', InputOf<D['query']>> &
  (D['body'] extends 'file' ? { body: Blob } : Present<'body', InputOf<D['body']>>) &
  (D['versioned'] extends true ? { ifVersion?: number } : object) & { signal?: AbortSignal };

/** What a handler answers, before it is written. */
export type Answer<D extends EndpointDefinition> = input<D['response']>;
/** What a caller receives. */
export type Result<D extends EndpointDefinition> = output<D['response']>;

/** Replaces the `:name` parts of a path; values are escaped. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new TypeError(`Falta el parámetro «${name}» de ${path}`);
    }
    return encodeURIComponent(value);
  });
}
