import { createSampleApp } from '@pliego/sample-api/app';
import { memoryStore } from '@pliego/sample-api/memory-store';
import { seededRandom } from '@pliego/sample-api/random';
import type { Page } from '@playwright/test';

/** A Saturday afternoon in Santiago. */
export const shopNow = new Date('2026-11-21T18:30:00Z');

/** What the screen says of a call that `ShopHome` refuses. */
export const refusalText =
  'El carro cambió en otra parte: revisa el total y vuelve a hacer el pedido.';

const clock = () => shopNow;

/**
 * The shop as a server keeps it: what is changed survives a reload, and a call can be made to fail. The
 * calls of every other area go where they always go.
 */
export class ShopHome {
  /** Calls whose method and path fit are refused, until it is null again. */
  refused: RegExp | null = null;
  /** The bodies of all calls, as they were sent. */
  readonly sent: string[] = [];
  readonly #app = createSampleApp({ clock, random: seededRandom(5), store: memoryStore(clock) });

  async open(page: Page): Promise<void> {
    await page.route('**/api/muestra', (route) => route.fulfill({ json: { en: 'servidor' } }));
    await page.route('**/apps/ecommerce/**', async (route) => {
      const request = route.request();
      // The pages of the shop have addresses like those of its calls.
      if (request.resourceType() !== 'fetch') return route.continue();
      const call = `${request.method()} ${new URL(request.url()).pathname}`;
      const body = request.postData();
      if (body !== null) this.sent.push(body);
      if (this.refused?.test(call) === true) {
        return route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          json: {
            type: '/api/docs#datos-invalidos',
            title: 'Datos inválidos',
            status: 422,
            code: 'datos-invalidos',
            motivo: { code: 'carro-cambiado' },
          },
        });
      }
      const answer = await this.#app.request(request.url(), {
        method: request.method(),
        headers: { 'content-type': 'application/json' },
        body,
      });
      return route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await answer.text(),
      });
    });
  }
}
