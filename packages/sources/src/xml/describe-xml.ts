import type { FileHead } from '../file-head.ts';
import { xmlRoot } from './xml-root.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

/** What an XML file is that no format claims. */
export function describeXml(head: FileHead): ReadingMessage {
  const root = xmlRoot(head);
  if (root === null) return readingMessage('xml-ilegible');
  if (root.kind === 'unbound') {
    return readingMessage('xml-trozo', { elemento: root.local, prefijo: root.prefix });
  }
  if (root.local === 'feed') return readingMessage('atom-desconocido');
  return readingMessage('xml-desconocido', { elemento: root.local });
}
