import { fileHead, largerHead, peek } from '../file-head.ts';
import type { Unpacked } from './unpack.ts';

type Plain = Extract<Unpacked, { kind: 'plain' }>;

/** The same file with a longer head; null where that would not tell more. */
export async function lookedAtFurther(plain: Plain): Promise<Plain | null> {
  const size = plain.broken === null ? largerHead(plain.head) : null;
  if (size === null) return null;
  const { head, whole, broken, all, close } = await peek(plain.bytes, size);
  return { ...plain, head: fileHead(plain.name, head, whole), bytes: all, broken, close };
}
