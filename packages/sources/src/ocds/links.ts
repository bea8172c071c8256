import { encodingOf, type Encoding } from '../encoding.ts';
import { wantedAt } from '../json-paths.ts';
import { JsonScanner } from '../json-scanner.ts';
import { largestRecord } from '../json-stream.ts';
import { decodedPiece, parsedJson } from '../json-text.ts';
import type { Json, JsonObject } from '../notice.ts';
import { memberAt, objectsOf, textOf, webAddressOf } from '../read-json.ts';
import { isLink } from './sections.ts';

/** The link to the next page: `links.next`, a list of links with `rel`, or `next_page`. */
function statedNext(page: Json): string | null {
  const byRelation = objectsOf(memberAt(page, 'links')).find(
    (link) => textOf(link['rel']) === 'next',
  );
  return (
    textOf(memberAt(page, 'links', 'next')) ??
    textOf(byRelation?.['href']) ??
    textOf(memberAt(page, 'next_page', 'uri'))
  );
}

function metadataOf(bytes: Uint8Array, encoding: Encoding): JsonObject {
  const metadata: JsonObject = {};
  const scanner = new JsonScanner(wantedAt(['$.links', '$.next_page']), largestRecord, {
    value: (_, key, value) => {
      const parsed = parsedJson(decodedPiece(value, encoding));
      if ('value' in parsed && typeof key === 'string') metadata[key] = parsed.value;
    },
    misplaced: () => undefined,
    end: () => undefined,
  });
  scanner.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  return metadata;
}

/**
 * Address of the page after this one, of a service that gives a package page by page; null when this
 * is the last, or names itself or something that is no web address.
 *
 * @param page The page as it came (UTF-8 or windows-1252), or as JSON.
 * @param address The address of the page, to which links may be relative.
 */
export function nextLink(page: Uint8Array | Json, address?: string): string | null {
  const json = page instanceof Uint8Array ? metadataOf(page, encodingOf(page)) : page;
  const stated = statedNext(json);
  if (stated === null || !URL.canParse(stated, address)) return null;
  const next = new URL(stated, address).href;
  return next === address ? null : webAddressOf(next);
}

/** A contracting process of ChileCompra's OCDS list, with the addresses of what is known of it. */
export interface ListedProcess {
  ocid: string;
  addresses: string[];
}

/**
 * What a page of ChileCompra's OCDS list (`data[{ocid, urlTender, urlAward, …}]`) links to.
 * Empty for anything else.
 */
export function listedProcesses(page: Json): ListedProcess[] {
  return objectsOf(memberAt(page, 'data')).flatMap((process) => {
    const ocid = textOf(process['ocid']);
    const addresses = Object.entries(process).flatMap(([key, value]) =>
      key.startsWith('url') ? (webAddressOf(value) ?? []) : [],
    );
    return ocid === null ? [] : [{ ocid, addresses }];
  });
}

/**
 * Addresses of the releases that the records of a package link to instead of holding them
 * (`releases[{url, date, tag}]`), each once; those of records with a compiled release among them.
 */
export function linkedReleases(page: Json): string[] {
  const records = [...objectsOf(memberAt(page, 'records')), ...objectsOf(page)];
  const addresses = records
    .flatMap((record) => objectsOf(record['releases']))
    .flatMap((release) => (isLink(release) ? (webAddressOf(release['url']) ?? []) : []));
  return [...new Set(addresses)];
}
