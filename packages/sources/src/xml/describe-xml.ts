import type { FileHead } from '../file-head.ts';
import { xmlRoot } from './xml-root.ts';
import { type ReadingMessage, said } from '../reading-message.ts';

/** What an XML file is that no format claims. */
export function describeXml(head: FileHead): ReadingMessage {
  const root = xmlRoot(head);
  if (root === null) return said('xml-ilegible');
  if (root.kind === 'unbound') {
    return said('xml-trozo', { elemento: root.local, prefijo: root.prefix });
  }
  if (root.local === 'feed') return said('atom-desconocido');
  return said('xml-desconocido', { elemento: root.local });
}
