import type { FileHead } from '../file-head.ts';
import { xmlRoot } from './xml-root.ts';

/** What an XML file is that no format claims, as a Spanish sentence. */
export function describeXml(head: FileHead): string {
  const root = xmlRoot(head);
  if (root === null) {
    return 'Parece un archivo XML, pero no se entiende ni su primer elemento: está cortado o mal escrito.';
  }
  if (root.kind === 'unbound') {
    return `Parece un trozo de un archivo XML: empieza con «${root.local}» y usa el prefijo «${root.prefix}» sin decir a qué espacio de nombres corresponde. Importa el archivo completo.`;
  }
  if (root.local === 'feed') {
    return 'Parece una sindicación Atom, pero no de las de la Plataforma de Contratación del Sector Público de España.';
  }
  return `Es un archivo XML, pero no de los que se pueden leer (empieza con «${root.local}»).`;
}
