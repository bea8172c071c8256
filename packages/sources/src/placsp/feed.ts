import type { FileFormat, ReadableFile, Recognition } from '../file-format.ts';
import { type FileHead, peek } from '../file-head.ts';
import type { ReadRecord } from '../notice.ts';
import { attributeOf } from '../xml/read-element.ts';
import { xmlRoot } from '../xml/xml-root.ts';
import { xmlParts, xmlRejection } from '../xml/xml-stream.ts';
import { xmlEncoding } from '../xml/xml-text.ts';
import { atomNamespace, isCodice, placspPrefixes } from './namespaces.ts';
import { placspRecord } from './records.ts';
import { readingMessage } from '../reading-message.ts';

const documents = new Set(['ContractNotice', 'ContractAwardNotice', 'PriorInformationNotice']);

/** Entries and tombstones of a feed, an entry by itself, or a document as a whole. */
function isWanted(name: string, depth: number): boolean {
  if (name === 'entry' || name === 'at:deleted-entry') return depth <= 2;
  return depth === 1 && documents.has(name);
}

async function* read({ bytes, head }: ReadableFile): AsyncGenerator<ReadRecord> {
  const encoding = xmlEncoding(head.bytes);
  const prefixes = placspPrefixes;
  for await (const part of xmlParts({ bytes, encoding, prefixes, wanted: isWanted })) {
    yield part.kind === 'element' ? placspRecord(part) : xmlRejection(part);
  }
}

/** The platform's name, or its vocabulary, is near the start of each of its feeds. */
const marks = /urn:dgpe:names:draft:codice|contrataciondelestado\.es|ContractFolderStatus/;

function recognise(head: FileHead): Recognition {
  const root = xmlRoot(head);
  if (root === null) return false;
  if (root.kind === 'root') {
    if (root.uri === atomNamespace) return isFeed(root.local) && marks.test(headText(head));
    return isCodice(root.uri) && documents.has(root.local);
  }
  const isFragment = /^(?:cac|cbc)(?:-place-ext)?$/.test(root.prefix) || root.local === 'entry';
  if (!isFragment) return false;
  return {
    reason: readingMessage('xml-trozo-de-placsp', { elemento: root.local, prefijo: root.prefix }),
  };
}

function isFeed(local: string): boolean {
  return local === 'feed' || local === 'entry';
}

function headText(head: FileHead): string {
  return new TextDecoder(xmlEncoding(head.bytes)).decode(head.bytes);
}

/** Feeds (Atom) and documents (CODICE) of Spain's platform (formats.md §8). */
export const placspXml: FileFormat = {
  id: 'placsp-xml',
  label: readingMessage('formato-placsp-xml'),
  recognise,
  read,
};

/** Addresses of the neighbouring pages of a feed: `next` is the older one. */
export interface FeedLinks {
  self: string | null;
  first: string | null;
  prev: string | null;
  next: string | null;
}

function addressOf(href: string | null, base: string | undefined): string | null {
  const address = href !== null && URL.canParse(href, base) ? new URL(href, base) : null;
  return address !== null && /^https?:$/.test(address.protocol) ? address.href : null;
}

/**
 * The links of a feed, which are before its entries; nothing after the first entry is read. Real
 * feeds give names relative to where they were fetched from, so that address is needed to follow them.
 */
export async function feedLinks(
  bytes: AsyncIterable<Uint8Array>,
  fetchedFrom?: string,
): Promise<FeedLinks> {
  const links: FeedLinks = { self: null, first: null, prev: null, next: null };
  const { head, all } = await peek(bytes);
  const parts = xmlParts({
    bytes: all,
    encoding: xmlEncoding(head),
    prefixes: placspPrefixes,
    wanted: (name, depth) => depth === 2 && (name === 'link' || name === 'entry'),
  });
  for await (const part of parts) {
    if (part.kind !== 'element' || part.name === 'entry') break;
    const rel = attributeOf(part.value, 'rel');
    if (rel === 'self' || rel === 'first' || rel === 'prev' || rel === 'next') {
      links[rel] ??= addressOf(attributeOf(part.value, 'href'), fetchedFrom);
    }
  }
  return links;
}
