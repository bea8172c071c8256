import type { WebhookDependencies } from './deliver.ts';
import { postEvents } from './post-event.ts';

/** The network as it is, and time that passes by itself. */
export function createWebhookDependencies(
  given: Omit<WebhookDependencies, 'post' | 'timeLimit'>,
): WebhookDependencies {
  const timeLimit = (ms: number) => AbortSignal.timeout(ms);
  return { ...given, post: postEvents(given.allowsPrivate), timeLimit };
}
