import { createMessage } from '@pliego/contract/message';
import { providerFetch } from '#server/auth/provider-fetch.ts';
import { EmbedFailure, failureOf, refusalOf } from './embed-failure.ts';
import type { Minting } from './embed-service.ts';
import { allowsFraming } from './framing.ts';

const mostRedirects = 4;
/** Where a service has no HEAD, or has it for nobody. */
const withoutHead = new Set([400, 403, 404, 405, 501]);

type Around = Pick<Minting, 'reach' | 'ours'>;

async function ask(page: URL, { reach }: Around): Promise<Response> {
  const fetch = providerFetch(reach.allowsPrivate);
  const sent = { headers: { accept: 'text/html' }, body: undefined, redirect: 'manual' } as const;
  try {
    const answer = await fetch(page.href, { ...sent, method: 'HEAD' });
    return withoutHead.has(answer.status)
      ? await fetch(page.href, { ...sent, method: 'GET' })
      : answer;
  } catch (error) {
    throw failureOf(error);
  }
}

/**
 * Whether a page can be shown: it answers, stays on its site, and lets ours frame it. It is asked without a session, so a page
 * that wants one is let pass. Throws EmbedFailure.
 */
export async function checkPage(address: string, around: Around): Promise<void> {
  let page = new URL(address);
  const { origin } = page;
  for (let step = 0; step <= mostRedirects; step += 1) {
    const answer = await ask(page, around);
    const target = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399 || target === null) {
      if (answer.status >= 500 || answer.status === 404) throw refusalOf(answer.status);
      if (allowsFraming(answer.headers, page, around.ours)) return;
      throw new EmbedFailure(
        createMessage('tablero-no-se-enmarca', { sitio: page.host, origen: around.ours.origin }),
      );
    }
    page = new URL(target, page);
    // The frame is open to the site of the dashboard alone: elsewhere it would stay blank.
    if (page.origin !== origin) {
      throw new EmbedFailure(createMessage('tablero-redirige', { sitio: page.host }));
    }
  }
  throw new EmbedFailure(createMessage('tablero-caido'));
}
