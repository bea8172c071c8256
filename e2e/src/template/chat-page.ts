import { createSampleApp } from '@pliego/sample-api/app';
import { memoryStore } from '@pliego/sample-api/memory-store';
import { seededRandom } from '@pliego/sample-api/random';
import type { Page } from '@playwright/test';

/** The parts of the chat, as a person knows them. */
export function chatOf(page: Page) {
  const lists = page.getByRole('navigation', { name: 'Conversaciones' });
  const messages = page.getByRole('log');
  return {
    lists,
    rows: lists.getByRole('list').first().getByRole('listitem'),
    /** The row of someone among the chats. */
    row: (name: string) =>
      lists.getByRole('list').first().getByRole('listitem').filter({ hasText: name }),
    contact: (name: string) => lists.getByRole('list').last().getByRole('link', { name }),
    messages,
    field: page.getByRole('textbox', { name: /^Mensaje para/ }),
    send: page.getByRole('button', { name: 'Enviar', exact: true }),
    more: page.getByRole('button', { name: 'Más acciones' }),
    /** How the last message of one's own fared. */
    state: (word: string) => messages.getByText(word, { exact: true }),
    toast: page.locator('.mantine-Notification-root'),
  };
}

/** What the screen says of `refusal`. */
export const refusalText = 'No hay una conversación con ese contacto.';

const refusal = {
  type: '/api/docs#datos-invalidos',
  title: 'Datos inválidos',
  status: 422,
  code: 'datos-invalidos',
  motivo: { code: 'conversacion-desconocida' },
};

/** The chat as a server keeps it, which refuses the calls it is told to. */
export async function chatOnServer(page: Page): Promise<{ refuses: RegExp | null }> {
  const server: { refuses: RegExp | null } = { refuses: null };
  const clock = () => new Date();
  const app = createSampleApp({ clock, random: seededRandom(7), store: memoryStore(clock) });
  await page.route('**/api/muestra', (route) => route.fulfill({ json: { en: 'servidor' } }));
  await page.route('**/apps/chat/**', async (route) => {
    const request = route.request();
    if (server.refuses?.test(request.url()) === true) {
      const contentType = 'application/problem+json';
      return route.fulfill({ status: 422, contentType, json: refusal });
    }
    const answer = await app.request(request.url(), {
      method: request.method(),
      headers: { 'content-type': 'application/json' },
      body: request.postData(),
    });
    const headers = Object.fromEntries(answer.headers);
    return route.fulfill({ status: answer.status, headers, body: await answer.text() });
  });
  return server;
}
