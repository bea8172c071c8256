import { type EndpointDefinition, fillPath } from '@pliego/contract/endpoint';
import { Problem } from '@pliego/contract/problem';
import { textOf } from '#server/texts/text-of.ts';
import { placesOf } from './tools.ts';

type Input = Readonly<Record<string, unknown>>;

/** Asks the API, as a program with the same key would. */
export type CallApi = (method: string, path: string, init: RequestInit) => Promise<Response>;

const picked = (input: Input, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (name in input ? [[name, input[name]]] : [])));

/** The query of a call: lists with commas, and whatever is no text as JSON writes it. */
function queryOf(values: Input): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue;
    const text = Array.isArray(value) ? value.join(',') : value;
    query.set(name, typeof text === 'string' ? text : JSON.stringify(text));
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** What a model reads of a refusal: the sentences, and what is wrong with which field. */
async function refusalText(response: Response): Promise<string> {
  const read = Problem.safeParse(await response.json());
  if (!read.success) return `La API respondió ${response.status}.`;
  const { title, motivo, fieldErrors = {} } = read.data;
  const fields = Object.entries(fieldErrors).map(
    ([field, message]) => `${field}: ${textOf(message)}`,
  );
  return [title, ...(motivo === undefined ? [] : [textOf(motivo)]), ...fields].join('\n');
}

/** Runs a tool: one call of the API. */
export async function callTool(definition: EndpointDefinition, input: Input, call: CallApi) {
  const places = placesOf(definition);
  const params = picked(input, places.params);
  const missing = places.params.find((name) => !['string', 'number'].includes(typeof params[name]));
  if (missing !== undefined) return failed(`Falta ${missing}.`);
  const path = fillPath(definition.path, params) + queryOf(picked(input, places.query));
  const headers = new Headers();
  const { version } = input;
  if (definition.versioned === true && typeof version === 'number') {
    headers.set('if-match', `"${version}"`);
  }
  const hasBody = definition.method !== 'GET';
  if (hasBody) headers.set('content-type', 'application/json');
  const body = hasBody ? JSON.stringify(picked(input, places.body)) : null;
  const response = await call(definition.method, path, { headers, body });
  if (!response.ok) return failed(await refusalText(response));
  return { content: [{ type: 'text' as const, text: await response.text() }] };
}

export const failed = (text: string) => ({
  isError: true,
  content: [{ type: 'text' as const, text }],
});
