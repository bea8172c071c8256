import type { ParseKeys } from 'i18next';
import type { Namespace } from './resources.ts';

/** A text key of an area, for form schemas that expect the code of a message. */
export function textKey<N extends Namespace>(namespace: N, key: ParseKeys<N>): string {
  return `${namespace}:${String(key)}`;
}
