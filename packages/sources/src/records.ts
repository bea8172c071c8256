import type { Observation, ReadRecord } from './notice.ts';
import { storableText } from './storable-text.ts';
import type { ReadingMessage } from './reading-message.ts';

/** Longest code that any register uses, with room; longer ones are no keys. */
const longestCode = 200;
const excerptLength = 200;

/** A rejected record. `from` is its raw content. */
export function rejected(line: number, reason: ReadingMessage, from: string): ReadRecord {
  const excerpt = storableText(from.slice(0, excerptLength));
  return { kind: 'rejected', line, reasons: [reason], excerpt };
}

/** A rejected element of a JSON file, with the beginning of its JSON as excerpt. */
export function rejectedElement(
  line: number,
  reason: ReadingMessage,
  element: unknown,
): ReadRecord {
  return rejected(line, reason, JSON.stringify(element) ?? '');
}

/** An accepted record. `warnings` list what was repaired or left out. */
export function observed(
  line: number,
  observation: Observation,
  warnings: ReadingMessage[] = [],
): ReadRecord {
  return { kind: 'observation', line, observation, warnings };
}

/** Whether a text can be the key of a tender. */
export function isUsableCode(code: string): boolean {
  return code.length <= longestCode;
}
