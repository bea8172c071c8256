/** Writes docs/sample-api.md: every call with sample data, from the contract. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { problemStatus } from '@pliego/contract/problem';
import { sampleContract } from '@pliego/contract/sample-contract';
import { problemsOf } from '@pliego/http/openapi';
import * as z from 'zod/mini';

export const tablePath = fileURLToPath(new URL('../docs/sample-api.md', import.meta.url));

/** The part of a JSON schema that the table shows. */
const JsonSchema = z.object({
  type: z.optional(z.unknown()),
  default: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
});

function schemaOf(schema: z.core.$ZodType): unknown {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** Fields as one reads them: `task { title?, tags[]? }`, `page = 1`. */
function fieldsOf(value: unknown, defaults: Record<string, unknown> = {}): string {
  const { properties = {}, required = [] } = JsonSchema.parse(value);
  return Object.entries(properties)
    .map(([name, inner]) => {
      const schema = JsonSchema.parse(inner);
      const byDefault = schema.default ?? defaults[name];
      const list = schema.type === 'array' ? '[]' : '';
      const absent = required.includes(name) || byDefault !== undefined ? '' : '?';
      const within = schema.properties === undefined ? '' : ` { ${fieldsOf(inner)} }`;
      const taken = byDefault === undefined ? '' : ` = ${JSON.stringify(byDefault)}`;
      return `${name}${list}${absent}${within}${taken}`;
    })
    .join(', ');
}

/** The defaults of a query. */
function defaultsOf(query: z.core.$ZodType): Record<string, unknown> {
  const parsed = z.safeParse(query, {});
  return parsed.success ? z.parse(z.record(z.string(), z.unknown()), parsed.data) : {};
}

function takenBy({ query, body }: EndpointDefinition): string {
  const inQuery = query === undefined ? '' : fieldsOf(schemaOf(query), defaultsOf(query));
  const inBody = body === undefined || body === 'file' ? '' : fieldsOf(schemaOf(body));
  const parts = [
    inQuery === '' ? '' : `query: \`${inQuery}\``,
    inBody === '' ? '' : `body: \`${inBody}\``,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** The status of the answer, and those of the refusals; marked when without a body. */
function statusesOf(definition: EndpointDefinition): string {
  const { status = 200, produces, refusals = {} } = definition;
  const bare = (code: number) => `${code} without a body`;
  const refused = problemsOf(definition).map((code) => {
    const declared = refusals[code];
    if (declared === undefined) return String(problemStatus[code]);
    return declared.body === undefined ? bare(declared.status) : `${declared.status} of its own`;
  });
  const own = Object.values(refusals).map(({ status: code, body }) =>
    body === undefined ? bare(code) : `${code} of its own`,
  );
  const answered = produces === 'nothing' ? bare(status) : String(status);
  const all = [...new Set([...refused, ...own])].sort();
  return [answered, ...all].join(', ');
}

function rowOf(definition: EndpointDefinition): string {
  const { method, path, summary, ours } = definition;
  const told = ours === true ? `${summary} _Propia._` : summary;
  const cells = [`\`${method} ${path}\``, told, takenBy(definition), statusesOf(definition)];
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

/** Where an answer is not what the template gives: what the specification leaves open, and faults of the template. */
const differences = [
  '## Where the answers differ from the template',
  '',
  '- Invoices ordered by `invoiceStatus` follow the life of an invoice (draft, downloaded, sent, past due, partial payment, paid), not the alphabet of the',
  '  English words. Names and other texts are ordered as Spanish does (Á among the A, Ñ after N), dates as dates, balances as amounts; an unknown column orders by number.',
  '- Invoices: a status filter holds for every row, also those without balance. They are found by what the list shows, too. Seeded ones are dated from today',
  '  backwards, so that none is issued in the future; none that is paid has a balance. A payment is refused when it is more than the balance, or dated before the invoice or after today.',
  '- People and permissions: a second one with the same e-mail address, username or name is refused (422), whatever the case and the accents.',
  '- Days of the dashboards, of invoices and of orders are those of Santiago, wherever it runs.',
  '- An unknown id is 404, where the template changes or deletes the last row; deleting again changes nothing.',
  '- A number that was deleted is not given again while it can be brought back.',
  '',
];

/** Specified calls that no screen makes, and what the screens call instead. */
const unshown = [
  '## Specified calls that no screen makes',
  '',
  'They are answered as specified, and tested.',
  '',
  '- `GET /apps/email/paginate-email`: it walks the whole mailbox; the screen goes to the next mail of the list that is looked at, which it has already.',
  '- `GET /api/invoice/clients`: the clients of five invoices; the form offers all of them (`GET /apps/invoice/all-clients`).',
  '- `GET /blog/list/data/detail` and `/edit`: one post, whatever is asked for; the pages show and edit the post of their address.',
  '',
];

/** The page, generated from the contract. */
export function sampleApiPage(): string {
  const areas = Object.entries(sampleContract).map(([name, { title, endpoints }]) =>
    [
      `## ${title} (\`${name}\`)`,
      '',
      '| call | what it does | takes | statuses |',
      '| --- | --- | --- | --- |',
      ...Object.values<EndpointDefinition>(endpoints).map(rowOf),
      '',
    ].join('\n'),
  );
  const calls = Object.values(sampleContract).flatMap(({ endpoints }) => Object.values(endpoints));
  return [
    '# The calls with sample data',
    '',
    `Generated from the contract by \`scripts/sample-api-table.ts\`; do not edit. ${areas.length} areas, ${calls.length} calls.`,
    '',
    'They are answered in the page by `packages/sample-api`; any other call goes to the server. A `?` may be left out, and what',
    'stands after `=` is taken then. Lists repeat their name (`a=1&a=2`, `a[]=1`) or have commas. A `DELETE` takes its query from the URL or from a',
    'JSON body. Refusals are Problems (RFC 9457): 400 is a body that is no JSON, 403 another site, 404 an id that is not there,',
    '413 more than 1 MB, 415 another type than JSON, 422 a field that is missing or of the wrong type. Pages are clamped, never refused.',
    '_Propia_ marks the calls that the specification does not name and that a living control of ours needs.',
    'What can be brought back keeps its number: nothing else gets it meanwhile.',
    '',
    ...differences,
    ...unshown,
    ...areas,
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(tablePath, sampleApiPage());
