import { problemTitles } from '@pliego/contract/messages/problem-titles.es';
import { Problem, type ProblemCode, problemStatus } from '@pliego/contract/problem';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Where the page finds its files. */
export const docsFiles = {
  style: '/api/docs/page.css',
  script: '/api/docs/page.js',
  viewerStyle: '/api/docs/swagger-ui.css',
  viewerScript: '/api/docs/swagger-ui-bundle.js',
} as const;

/** In a separate file, since the page's content security policy allows no inline style. */
export const docsStyle = `
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 91.25rem; padding: 1rem 1.25rem 4rem; background: #fff; color: #1a2027;
  font: 1rem/1.55 system-ui, sans-serif; }
a { color: #0b6b5b; } code { font-family: ui-monospace, monospace; font-size: .875rem; }
table { border-collapse: collapse; } td, th { padding: .25rem 1.5rem .25rem 0; text-align: start; }
tr:target { background: #fff3bf; }
.swagger-ui .info { margin: 1.25rem 0; }
`;

/** Starts the viewer. Only reading calls can be tried: the others would change the data of the company. */
export const docsScript = `
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#visor',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: ['get'],
  validatorUrl: null,
});
`;

function problemRow(code: ProblemCode): Html {
  return html`<tr id="${code}">
    <td><code>${code}</code></td>
    <td>${problemStatus[code]}</td>
    <td>${problemTitles[code]}</td>
  </tr>`;
}

/** The page of the API: the viewer of the OpenAPI document, and the table that the type of each problem links to. */
export function docsPage(version: string): Html {
  return html`<!doctype html>
    <html lang="es-CL">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API de Pliego</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${docsFiles.viewerStyle}" />
        <link rel="stylesheet" href="${docsFiles.style}" />
        <script src="${docsFiles.viewerScript}" defer></script>
        <script src="${docsFiles.script}" defer></script>
      </head>
      <body>
        <main>
          <h1>API de Pliego</h1>
          <p>
            Versión ${version}. El mismo contenido, para máquinas:
            <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
            <a href="#errores">Errores</a>
          </p>
          <div id="visor"></div>
          <h2 id="errores">Errores</h2>
          <p>
            Todo error es <code>application/problem+json</code> (RFC 9457) con un
            <code>code</code> estable. Por qué, cuando el código no basta, va en
            <code>motivo</code>, y lo que falla en cada campo, en <code>fieldErrors</code>: un
            código y sus parámetros, cuya frase escribe quien los muestra. El
            <code>requestId</code> también va en el encabezado <code>x-request-id</code>.
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
              ${Problem.shape.code.options.map(problemRow)}
            </tbody>
          </table>
        </main>
      </body>
    </html>`;
}
