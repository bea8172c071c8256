import { contract } from '@pliego/contract/contract';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { type KeyScope, scopeOf } from '@pliego/contract/rules/key-scopes';
import { $ZodObject, type $ZodType, safeParse, toJSONSchema } from 'zod/v4/core';

/** What a model may do: one endpoint of the contract, under a name that says what it is for. */
export interface Tool {
  name: string;
  definition: EndpointDefinition;
}

const { tenders, work, followUp, notices, comments } = contract;

/** Reading first. A tool has the rights, the input and the summary of its endpoint. */
export const tools: readonly Tool[] = [
  { name: 'buscar_licitaciones', definition: tenders.endpoints.list },
  { name: 'ver_licitacion', definition: tenders.endpoints.get },
  { name: 'ver_expediente', definition: work.endpoints.get },
  { name: 'ver_comentarios', definition: comments.endpoints.list },
  { name: 'ver_seguimiento', definition: followUp.endpoints.list },
  { name: 'ver_avisos', definition: notices.endpoints.list },
  { name: 'seguir_licitacion', definition: work.endpoints.follow },
  { name: 'comentar_licitacion', definition: comments.endpoints.create },
  { name: 'mover_etapa', definition: work.endpoints.move },
  { name: 'asignar_licitacion', definition: tenders.endpoints.assign },
];

/** The tools that a key with these scopes can use. */
export function toolsFor(scopes: readonly KeyScope[]): Tool[] {
  return tools.filter(({ definition }) => {
    const scope = scopeOf(definition);
    return scope !== null && scopes.includes(scope);
  });
}

const shapeOf = (schema: $ZodObject | undefined): Record<string, $ZodType> =>
  schema?._zod.def.shape ?? {};

/** The fields of a JSON body; those of the tools are objects. */
function bodyShape(body: EndpointDefinition['body']): Record<string, $ZodType> {
  return body instanceof $ZodObject ? shapeOf(body) : {};
}

export interface ToolPlaces {
  params: string[];
  query: string[];
  body: string[];
}

/** Where each field of the input of a tool is sent. */
export function placesOf({ params, query, body }: EndpointDefinition): ToolPlaces {
  return {
    params: Object.keys(shapeOf(params)),
    query: Object.keys(shapeOf(query)),
    body: Object.keys(bodyShape(body)),
  };
}

const versionSchema = {
  type: 'integer',
  description: 'La versión en la que se basa el cambio, para no pisar el de otra persona.',
};

/** The input of a tool as JSON Schema: params, query and body of its endpoint, side by side. */
export function inputSchemaOf(definition: EndpointDefinition) {
  const fields = Object.entries({
    ...shapeOf(definition.params),
    ...shapeOf(definition.query),
    ...bodyShape(definition.body),
  });
  const properties: Record<string, object> = {};
  for (const [name, field] of fields) {
    const { $schema: _, ...schema } = toJSONSchema(field, { io: 'input', unrepresentable: 'any' });
    properties[name] = schema;
  }
  const required = fields.flatMap(([name, field]) =>
    safeParse(field, undefined).success ? [] : [name],
  );
  if (definition.versioned === true) properties['version'] = versionSchema;
  return { type: 'object' as const, properties, required, additionalProperties: false };
}
