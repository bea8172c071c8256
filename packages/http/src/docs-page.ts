import type { AreaTable } from '@pliego/contract/contract';
import type { Access, EndpointDefinition } from '@pliego/contract/endpoint';
import { type ProblemCode, problemStatus } from '@pliego/contract/problem';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { type $ZodType, toJSONSchema } from 'zod/v4/core';
import { problemsOf } from './openapi.ts';
import { problemTitles } from './respond.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const style = `
:root { color-scheme: light dark; --line: light-dark(#dfe3e8, #33383f); --soft: light-dark(#5b6570, #9aa4af);
  --accent: light-dark(#0b6b5b, #5cc9b4); --panel: light-dark(#f6f8f9, #1c2024); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 6rem; background: light-dark(#fff, #14171a);
  color: light-dark(#1a2027, #e6e9ec); font: 1rem/1.55 system-ui, sans-serif; }
h1 { margin: 0 0 .25rem; } h2 { margin: 3rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { margin: 2rem 0 .25rem; font-size: 1rem; overflow-wrap: anywhere; } p { margin: .25rem 0; }
a { color: var(--accent); } code, pre { font-family: ui-monospace, monospace; font-size: .875rem; }
.method { display: inline-block; min-width: 4.25rem; color: var(--accent); font-weight: 700; }
.soft { color: var(--soft); } summary { cursor: pointer; color: var(--accent); padding: .35rem 0; }
pre { overflow-x: auto; padding: .75rem 1rem; background: var(--panel); border: 1px solid var(--line);
  border-radius: 6px; } table { border-collapse: collapse; } td, th { padding: .25rem 1.5rem .25rem 0; text-align: start; }
nav a { margin-inline-end: 1rem; }`;

function accessText(access: Access): string {
  if (access === 'public') return 'Sin sesión';
  if (access === 'session') return 'Con sesión';
  return `Con sesión y permiso ${access.action} sobre ${access.subject}`;
}

function schemaBlock(title: string, schema: $ZodType, io: 'input' | 'output'): Html {
  const { $schema: _, ...shown } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0"><code>${JSON.stringify(shown, null, 2)}</code></pre>
  </details>`;
}

function bodyBlock({ body }: EndpointDefinition): Html | '' {
  if (body === undefined) return '';
  return body === 'file'
    ? html`<p>Cuerpo: los bytes del archivo, como <code>application/octet-stream</code>.</p>`
    : schemaBlock('Cuerpo (JSON)', body, 'input');
}

function responseBlock({ response, produces, status = 200 }: EndpointDefinition): Html {
  if (produces === undefined) return schemaBlock(`Respuesta ${status}`, response, 'output');
  return produces === 'nothing'
    ? html`<p>Respuesta ${status}: sin cuerpo.</p>`
    : html`<p>Respuesta ${status}: <code>${produces}</code>.</p>`;
}

function endpointBlock(area: string, name: string, definition: EndpointDefinition): Html {
  const { method, path, summary, access, query } = definition;
  const problems = problemsOf(definition).map((code) => `${problemStatus[code]} ${code}`);
  return html`<section id="${area}.${name}">
    <h3>
      <span class="method">${method}</span> <code>${path.replaceAll(/:([a-zA-Z]+)/g, '{$1}')}</code>
    </h3>
    <p>${summary}</p>
    <p class="soft">
      ${accessText(access)}.${definition.versioned === true ? ' Admite If-Match con la versión.' : ''}
      ${problems.length === 0 ? '' : `Errores: ${problems.join(' · ')}.`}
    </p>
    ${query === undefined ? '' : schemaBlock('Parámetros', query, 'input')} ${bodyBlock(definition)}
    ${responseBlock(definition)}
  </section>`;
}

/** The readable page of the API, from the same contract as the OpenAPI document. */
export function docsPage(table: AreaTable, version: string): Html {
  const areas = Object.entries(table).filter(([, { home }]) => home === 'server');
  const codes = Object.entries(problemStatus) as [ProblemCode, number][];
  return html`<!doctype html>
    <html lang="es-CL">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Interfaz de Pliego</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>Interfaz de Pliego</h1>
          <p class="soft">
            Versión ${version}. El mismo contenido, para máquinas:
            <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
          </p>
          <nav aria-label="Áreas">
            ${areas.map(([area, { title }]) => html`<a href="#${area}">${title}</a>`)}<a
              href="#errores"
              >Errores</a
            >
          </nav>
          ${areas.map(
            ([area, { title, endpoints }]) =>
              html`<h2 id="${area}">${title}</h2>
                ${Object.entries(endpoints).map(([name, definition]) => endpointBlock(area, name, definition))}`,
          )}
          <h2 id="errores">Errores</h2>
          <p>
            Todo error es <code>application/problem+json</code> (RFC 9457) con un
            <code>code</code> estable, una frase en <code>detail</code>, los campos en
            <code>fieldErrors</code> y el <code>requestId</code> que también va en el encabezado
            <code>x-request-id</code>.
          </p>
          <table>
            <thead>
              <tr>
                <th>Código</th>
                <th>Estado</th>
                <th>Significa</th>
              </tr>
            </thead>
            <tbody>
              ${codes.map(
                ([code, status]) =>
                  html`<tr id="${code}">
                    <td><code>${code}</code></td>
                    <td>${status}</td>
                    <td>${problemTitles[code]}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </main>
      </body>
    </html>`;
}
