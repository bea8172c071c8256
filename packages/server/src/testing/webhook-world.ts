import { createMessage } from '@pliego/contract/message';
import type { WebhookDependencies } from '#server/areas/webhooks/deliver.ts';
import { type PostEvent, postEvents } from '#server/areas/webhooks/post-event.ts';

type Given = Pick<WebhookDependencies, 'database' | 'secrets' | 'now' | 'baseUrl' | 'log'>;

const nobody: PostEvent = async () => ({
  status: null,
  answer: null,
  error: createMessage('webhook-fuera-de-alcance'),
});

/** What webhooks of a server under test reach: nobody, until a test lets them. */
export class WebhookWorld {
  #isOpen = false;
  readonly #post = postEvents(true);
  #dependencies: WebhookDependencies | undefined;

  /** Lets webhooks reach this machine. */
  open(): void {
    this.#isOpen = true;
  }

  get dependencies(): WebhookDependencies {
    if (this.#dependencies === undefined) throw new Error('The server opens before the first test');
    return this.#dependencies;
  }

  /** What the webhooks of a server run with. */
  prepare(given: Given): WebhookDependencies {
    const isOpen = () => this.#isOpen;
    const post = this.#post;
    this.#dependencies = {
      ...given,
      post: (posting) => (isOpen() ? post : nobody)(posting),
      get allowsPrivate() {
        return isOpen();
      },
      timeLimit: () => new AbortController().signal,
      closing: new AbortController().signal,
    };
    return this.#dependencies;
  }
}
