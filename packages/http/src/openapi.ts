import type { AreaTable } from '@pliego/contract/contract';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { Problem, type ProblemCode, problemStatus } from '@pliego/contract/problem';
import * as z from 'zod';

type Schema = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parametersOf(definition: EndpointDefinition): Schema[] {
  const of = (place: 'path' | 'query', object: z.ZodObject | undefined): Schema[] =>
    Object.entries<z.ZodType>(object?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !field.safeParse(undefined).success,
      schema: schemaOf(field, 'input'),
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

/** Every problem code an endpoint can answer: those it names and those that follow from its fields. */
export function problemsOf(definition: EndpointDefinition): ProblemCode[] {
  const codes = new Set<ProblemCode>(definition.problems);
  if (definition.access !== 'public') codes.add('sin-sesion');
  if (typeof definition.access === 'object') codes.add('sin-permiso');
  if (definition.params !== undefined) codes.add('no-encontrado');
  if (definition.query !== undefined) codes.add('datos-invalidos');
  if (definition.versioned === true) codes.add('version-antigua');
  if (definition.method !== 'GET') codes.add('origen-no-permitido').add('tipo-de-contenido');
  if (definition.body !== undefined && definition.body !== 'file') {
    codes.add('solicitud-malformada').add('datos-invalidos').add('demasiado-grande');
  }
  return [...codes];
}

function responsesOf(definition: EndpointDefinition): Record<string, Schema> {
  const type = definition.produces ?? 'application/json';
  const responses: Record<string, Schema> = {
    [String(definition.status ?? 200)]: {
      description: 'Listo.',
      content: { [type]: { schema: schemaOf(definition.response, 'output') } },
    },
  };
  for (const code of problemsOf(definition)) {
    const status = String(problemStatus[code]);
    const known = responses[status]?.description;
    responses[status] = {
      description: typeof known === 'string' ? `${known}, ${code}` : code,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return responses;
}

function operationOf(
  area: string,
  title: string,
  name: string,
  definition: EndpointDefinition,
): Schema {
  const { access, body } = definition;
  return {
    operationId: `${area}.${name}`,
    tags: [title],
    summary: definition.summary,
    ...(access === 'public' ? { security: [] } : {}),
    ...(typeof access === 'object' ? { 'x-permiso': `${access.action} ${access.subject}` } : {}),
    parameters: parametersOf(definition),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content:
              body === 'file'
                ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
                : { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }),
    responses: responsesOf(definition),
  };
}

/** The OpenAPI 3.1 document of every area the server answers. */
export function openApiOf(table: AreaTable, version: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const [area, { home, title, endpoints }] of Object.entries(table)) {
    if (home !== 'server') continue;
    for (const [name, definition] of Object.entries(endpoints)) {
      const path = definition.path.replaceAll(/:([a-zA-Z]+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [definition.method.toLowerCase()]: operationOf(area, title, name, definition),
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
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: { sesion: { type: 'apiKey', in: 'cookie', name: 'pliego_session' } },
    },
  };
}
