import type { Message, MessageParams, ParamsOf } from '@pliego/contract/message';
import type { files } from '@pliego/contract/messages/files.es';
import type { formats } from '@pliego/contract/messages/formats.es';
import type { records } from '@pliego/contract/messages/records.es';
import type { tables } from '@pliego/contract/messages/tables.es';
import { storableText } from './storable-text.ts';

/** The codes of messages about a file, its format or one of its records. */
export type ReadingCode = keyof (typeof files & typeof formats & typeof tables & typeof records);
export type ReadingMessage = Message<ReadingCode>;

/** A message of a reader. What it quotes of a damaged file may hold anything: it is made storable here. */
export function readingMessage<Code extends ReadingCode>(
  code: Code,
  ...params: ParamsOf<Code>
): ReadingMessage;
export function readingMessage(code: ReadingCode, params?: MessageParams): ReadingMessage {
  if (params === undefined) return { code };
  const storable = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? storableText(value) : value,
  ]);
  return { code, params: Object.fromEntries(storable) };
}
