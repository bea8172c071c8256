import { laterTopics } from '@pliego/contract/messages/topics';
import { withTexts } from './setup.ts';

const texts = {
  es: () => import('./messages/later-topics.es.ts'),
  en: () => import('./messages/later-topics.en.ts'),
};

/** Loads a part of the app that shows messages of the server, with the sentences of all of them. */
export function withMessageTexts<Module>(module: () => Promise<Module>): Promise<Module> {
  const load = laterTopics.reduce((next, topic) => () => withTexts(topic, texts, next), module);
  return load();
}
