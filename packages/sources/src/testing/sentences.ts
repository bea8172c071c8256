import { files } from '@pliego/contract/messages/files.es';
import { formats } from '@pliego/contract/messages/formats.es';
import { records } from '@pliego/contract/messages/records.es';
import { tables } from '@pliego/contract/messages/tables.es';
import { RefusedFile } from '../read.ts';
import type { ReadingMessage } from '../reading-message.ts';

/** Every Spanish sentence of the readers, by its code. */
export const sentences = { ...files, ...formats, ...tables, ...records };

/** The messages as a person reads them in Spanish, one after another. */
export function written(messages: readonly ReadingMessage[]): string {
  return messages
    .map(({ code, params = {} }) =>
      sentences[code].replace(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => {
        const value = params[name];
        return typeof value === 'number' ? value.toLocaleString('es-CL') : (value ?? `{{${name}}}`);
      }),
    )
    .join(' ');
}

/** Why the reading of a file was refused. */
export async function refusalOf(reading: Promise<unknown>): Promise<readonly ReadingMessage[]> {
  const error: unknown = await reading.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof RefusedFile ? error.reasons : [];
}
