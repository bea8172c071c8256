import { SaxesParser } from 'saxes';
import type { FileHead } from '../file-head.ts';
import { xmlProblemOf } from './xml-problems.ts';
import { xmlEncoding } from './xml-text.ts';

/** The outermost element of an XML file, or why it cannot be known. */
export type XmlRoot =
  | { kind: 'root'; uri: string; local: string }
  /** It uses a prefix, in its name or in an attribute, that no declaration binds: a fragment. */
  | { kind: 'unbound'; prefix: string; local: string };

/** Thrown to leave the parser as soon as the root is known. */
class Found extends Error {}

const roots = new WeakMap<FileHead, XmlRoot | null>();

function findRoot(text: string): XmlRoot | null {
  const parser = new SaxesParser({ xmlns: true });
  let root: XmlRoot | null = null;
  let local = '';
  parser.on('opentagstart', ({ name }) => {
    local = name.slice(name.indexOf(':') + 1);
  });
  parser.on('opentag', (tag) => {
    root = { kind: 'root', uri: tag.uri, local: tag.local };
    throw new Found();
  });
  try {
    parser.write(text);
    // The root tag does not end within the head, or there is none.
    return null;
  } catch (error) {
    if (root !== null) return root;
    const problem = xmlProblemOf(error, false);
    return typeof problem === 'object' ? { kind: 'unbound', prefix: problem.unbound, local } : null;
  }
}

/** The root of the file, by its first bytes in whatever encoding; null when it is no XML. */
export function xmlRoot(head: FileHead): XmlRoot | null {
  const known = roots.get(head);
  if (known !== undefined) return known;
  const text = new TextDecoder(xmlEncoding(head.bytes)).decode(head.bytes, { stream: true });
  const root = /^\s*</.test(text) ? findRoot(text.trimStart()) : null;
  roots.set(head, root);
  return root;
}
