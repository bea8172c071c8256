import type { ParseKeys } from 'i18next';
import type { Namespace } from './resources.ts';

/** Names a text of an area where a schema of its form asks for the code of a message. */
export function textKey<N extends Namespace>(namespace: N, key: ParseKeys<N>): string {
  return `${namespace}:${String(key)}`;
}
