import type { AreaTable } from '@pliego/contract/contract';
import type { Access, EndpointDefinition } from '@pliego/contract/endpoint';
import { Problem, type ProblemCode, problemStatus } from '@pliego/contract/problem';
import { scopeOf } from '@pliego/contract/rules/key-scopes';
import { type $ZodObject, type $ZodType, registry, safeParse, toJSONSchema } from 'zod/v4/core';

type Schema = Record<string, unknown>;

type Direction = 'input' | 'output';

/** What is sent and what is answered differ: numbers of an address are text. */
const suffixOf: Record<Direction, string> = { input: 'Enviado', output: '' };

/** The shapes that the document has once, and what of them was needed. */
class Components {
  readonly schemas: Record<string, unknown> = {};
  readonly #names = registry<{ id: string }>();

  constructor(named: Readonly<Record<string, $ZodType>>) {
    for (const [id, schema] of Object.entries(named)) this.#names.add(schema, { id });
  }

  /** A schema in which the named shapes are references. */
  schemaOf(schema: $ZodType, io: Direction): Schema {
    const json = toJSONSchema(schema, { io, unrepresentable: 'any', metadata: this.#names });
    const { $schema: _, $defs, ...rest } = json;
    for (const [name, definition] of Object.entries($defs ?? {})) {
      this.schemas[name + suffixOf[io]] ??= moved(definition, io);
    }
    return moved(rest, io);
  }
}

/** A schema whose references lead to the components of the document. */
function moved(schema: object, io: Direction): Schema {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    // The converter repeats the name in each named schema; a property that is called `id` has a schema, no text.
    if (key === 'id' && typeof value === 'string') return undefined;
    return key === '$ref' && typeof value === 'string'
      ? value.replace('#/$defs/', '#/components/schemas/') + suffixOf[io]
      : value;
  });
  const read: Schema = JSON.parse(text);
  return read;
}

function parametersOf(definition: EndpointDefinition, components: Components): Schema[] {
  const of = (place: 'path' | 'query', object: $ZodObject | undefined): Schema[] =>
    Object.entries(object?._zod.def.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !safeParse(field, undefined).success,
      schema: components.schemaOf(field, 'input'),
    }));
  const version: Schema[] =
    definition.versioned === true
      ? [
          {
            name: 'If-Match',
            in: 'header',
            required: false,
            description: 'Versión en la que se basa el cambio, entre comillas.',
            schema: { type: 'string' },
          },
        ]
      : [];
  return [...of('path', definition.params), ...of('query', definition.query), ...version];
}

/** Whether a path parameter can be malformed, so that the endpoint answers 404. */
function refusesNames(params: $ZodObject | undefined): boolean {
  const names = Object.keys(params?._zod.def.shape ?? {});
  const sent = Object.fromEntries(names.map((name) => [name, 'x']));
  return params !== undefined && !safeParse(params, sent).success;
}

/** Every problem code an endpoint can answer: those it names and those that follow from its fields. */
export function problemsOf(definition: EndpointDefinition): ProblemCode[] {
  const codes = new Set<ProblemCode>(definition.problems);
  if (definition.access !== 'public') codes.add('sin-sesion').add('regla-de-ingreso');
  if (typeof definition.access === 'object') codes.add('sin-permiso');
  const isRefusedInViews = definition.access !== 'public' && definition.inView === undefined;
  if (isRefusedInViews && definition.method !== 'GET') codes.add('solo-lectura');
  // A key has used up its calls.
  if (definition.access !== 'public' && scopeOf(definition) !== null) codes.add('cuota-superada');
  if (refusesNames(definition.params)) codes.add('no-encontrado');
  if (definition.query !== undefined) codes.add('datos-invalidos');
  if (definition.versioned === true) codes.add('version-antigua');
  if (definition.method !== 'GET') codes.add('origen-no-permitido').add('tipo-de-contenido');
  const asksInBody = definition.method === 'DELETE' && definition.query !== undefined;
  if (asksInBody || (definition.body !== undefined && definition.body !== 'file')) {
    codes.add('solicitud-malformada').add('datos-invalidos').add('demasiado-grande');
  }
  return [...codes];
}

function responsesOf(
  definition: EndpointDefinition,
  components: Components,
): Record<string, Schema> {
  const type = definition.produces ?? 'application/json';
  const responses: Record<string, Schema> = {
    [String(definition.status ?? 200)]: {
      description: 'Listo.',
      ...(type === 'nothing'
        ? {}
        : { content: { [type]: { schema: components.schemaOf(definition.response, 'output') } } }),
    },
  };
  for (const code of problemsOf(definition)) {
    if (definition.refusals?.[code] !== undefined) continue;
    const status = String(problemStatus[code]);
    const known = responses[status]?.description;
    responses[status] = {
      description: typeof known === 'string' ? `${known}, ${code}` : code,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  for (const [code, { status, body }] of Object.entries(definition.refusals ?? {})) {
    responses[String(status)] = {
      description: code,
      ...(body === undefined
        ? {}
        : {
            content: { 'application/json': { schema: components.schemaOf(body.schema, 'output') } },
          }),
    };
  }
  return responses;
}

/** Who may call, for the page of the API. */
function accessText(access: Access, scope: string | null): string {
  if (access === 'public') return 'Sin sesión.';
  const byKey = scope === null ? 'No sirve una clave.' : `La clave necesita «${scope}».`;
  if (access === 'session') return `Con sesión. ${byKey}`;
  return `Con sesión y permiso ${access.action} sobre ${access.subject}. ${byKey}`;
}

function operationOf(
  area: string,
  title: string,
  name: string,
  definition: EndpointDefinition,
  components: Components,
): Schema {
  const { access, body } = definition;
  const scope = access === 'public' ? null : scopeOf(definition);
  return {
    operationId: `${area}.${name}`,
    tags: [title],
    summary: definition.summary,
    description: accessText(access, scope),
    ...(access === 'public' ? { security: [] } : {}),
    ...(scope === null ? {} : { security: [{ sesion: [] }, { clave: [scope] }] }),
    ...(typeof access === 'object' ? { 'x-permiso': `${access.action} ${access.subject}` } : {}),
    parameters: parametersOf(definition, components),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content:
              body === 'file'
                ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
                : { 'application/json': { schema: components.schemaOf(body, 'input') } },
          },
        }),
    responses: responsesOf(definition, components),
  };
}

/**
 * The OpenAPI 3.1 document of every area the server answers.
 *
 * @param named Shapes that it has once, by their names, and refers to where they are used.
 */
export function openApiOf(
  table: AreaTable,
  version: string,
  named: Readonly<Record<string, $ZodType>> = {},
): Schema {
  const components = new Components(named);
  components.schemas['Problem'] = components.schemaOf(Problem, 'output');
  const paths: Record<string, Record<string, Schema>> = {};
  for (const [area, { home, title, endpoints }] of Object.entries(table)) {
    if (home !== 'server') continue;
    for (const [name, definition] of Object.entries(endpoints)) {
      const path = definition.path.replaceAll(/:([a-zA-Z]+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [definition.method.toLowerCase()]: operationOf(area, title, name, definition, components),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pliego',
      version,
      description:
        'La interfaz de Pliego. Los errores son application/problem+json (RFC 9457) con un código estable.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    security: [{ sesion: [] }],
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        sesion: { type: 'apiKey', in: 'cookie', name: 'pliego_session' },
        clave: { type: 'http', scheme: 'bearer', bearerFormat: 'pliego_…' },
      },
    },
  };
}
