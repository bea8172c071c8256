import { type KeyScope, type ScopeTopic, topicOf } from '@pliego/contract/rules/key-scopes';
import type { TFunction } from 'i18next';

/** What a key may do, a text a topic: who may write may read. */
export function scopeTexts(scopes: readonly KeyScope[], t: TFunction<'keys'>): string[] {
  const topics = [...new Set<ScopeTopic>(scopes.map(topicOf))];
  return topics.map((topic) => {
    const mayWrite = scopes.includes(`${topic}:escribir`);
    return t(mayWrite ? 'scopes.writes' : 'scopes.reads', { topic: t(`topics.${topic}`) });
  });
}
