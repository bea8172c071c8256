import { html } from 'hono/html';
import { mailsOf, settingsPath } from './kind-names.ts';
import type { Subscription } from './setting-commands.ts';

type Page = ReturnType<typeof html>;

/* No script and no link to what needs a session: it may be opened on another person's computer. */
function pageOf(title: string, content: Page): Page {
  return html`<!doctype html>
    <html lang="es-CL">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Pliego</title>
        <style>
          body {
            margin: 0 auto;
            max-width: 34rem;
            padding: 3rem 1.25rem;
            font:
              1rem/1.55 system-ui,
              sans-serif;
            color: #1a2027;
            background: #fff;
          }
          h1 {
            font-size: 1.375rem;
            line-height: 1.3;
          }
          button {
            min-height: 2.75rem;
            padding: 0 1.25rem;
            border: 1px solid #0b6b5b;
            border-radius: 6px;
            background: #0b6b5b;
            color: #fff;
            font: inherit;
            font-weight: 600;
            cursor: pointer;
          }
          button.second {
            background: #fff;
            color: #0b6b5b;
          }
          form {
            margin: 1rem 0;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

interface Choice {
  subscription: Subscription;
  action: string;
}

function choiceForm({ subscription, action }: Choice, className: string): Page {
  return html`<form method="post" action="${action}">
    <button class="${className}">No enviarme más ${mailsOf(subscription)}</button>
  </form>`;
}

/** What stays, and how mails come again. */
const stayText = (subscription: Subscription): string =>
  subscription === 'reporte'
    ? 'Los reportes siguen dentro de Pliego: ahí los puedes volver a pedir, con «Enviar por correo».'
    : `Los avisos siguen dentro de Pliego, y puedes volver a activar los correos en tus ajustes (${settingsPath}).`;

/** Asks: opening a link changes nothing, since mail programs open links by themselves. */
export function askPage(chosen: Choice, all: Choice): Page {
  return pageOf(
    'Dejar de recibir correos',
    html`<p>${stayText(chosen.subscription)}</p>
      ${choiceForm(chosen, 'first')}
      ${chosen.subscription === 'todos' ? '' : choiceForm(all, 'second')}`,
  );
}

export function donePage(subscription: Subscription): Page {
  return pageOf(
    'Listo',
    html`<p>Ya no te enviaremos ${mailsOf(subscription)}. ${stayText(subscription)}</p>`,
  );
}

export function brokenPage(): Page {
  return pageOf(
    'Este enlace ya no sirve',
    html`<p>
      Está incompleto o es de una instalación anterior. Ábrelo de nuevo desde el correo, o cambia
      qué correos recibes en tus ajustes de Pliego (${settingsPath}).
    </p>`,
  );
}
