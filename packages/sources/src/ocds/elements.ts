import { unknownInstant } from '../instants.ts';
import type { Json, JsonObject, ReadRecord } from '../notice.ts';
import { listOf, memberAt, objectOf, textOf } from '../read-json.ts';
import { isUsableCode, observed, rejectedElement } from '../records.ts';
import { answerWithoutReleases } from './answers.ts';
import { latestAct, ocdsInstant } from './dates.ts';
import { latestOfVersioned, latestVersionDate } from './merge/latest.ts';
import { isLink } from './sections.ts';
import { releaseWarnings } from './warnings.ts';
import { type ReadingCode, type ReadingMessage, readingMessage } from '../reading-message.ts';

/** Prefix of ChileCompra: those releases describe tenders of Mercado Público. */
const chilePrefix = 'ocds-70d2nz-';

/** The position of an element: a record without releases is one only inside `records`. */
export type Container = 'releases' | 'records' | null;

function has(object: JsonObject, ...keys: string[]): boolean {
  return keys.some((key) => Object.hasOwn(object, key));
}

function isRecord(object: JsonObject): boolean {
  if (has(object, 'compiledRelease', 'versionedRelease')) return true;
  return has(object, 'ocid') && Array.isArray(object['releases']);
}

function isPackage(object: JsonObject): boolean {
  if (isRecord(object) || has(object, 'ocid')) return false;
  return Array.isArray(object['releases']) || Array.isArray(object['records']);
}

/** Whether an object is a package, record or release of OCDS. */
export function isOcds(object: JsonObject): boolean {
  return isPackage(object) || isRecord(object) || has(object, 'ocid');
}

/** Instant of `publishedDate` of a package, or of the package fields that a bare release carries. */
export function publishedInstant(object: JsonObject): string | null {
  return (
    ocdsInstant(object['publishedDate']) ??
    ocdsInstant(memberAt(object, 'packageInfo', 'publishedDate'))
  );
}

function releaseInstant(release: JsonObject): string | null {
  // A number here is a typing error of the publisher, not an instant in some unit.
  const date = release['date'];
  return typeof date === 'string' ? ocdsInstant(date) : null;
}

/** The messages of a release without a date, whether read with that of its package or rejected. */
const withoutDate = new Set<string>([
  'entrega-sin-nada',
  'entrega-fechada-por-acto',
  'entrega-sin-fecha',
] satisfies ReadingCode[]);

/** Whether a record has one of these messages. */
export function lacksDate(record: ReadRecord): boolean {
  const messages = record.kind === 'rejected' ? record.reasons : record.warnings;
  return messages.some(({ code }) => withoutDate.has(code));
}

/** The instant of a release, with a warning where it is not the release's own date. */
function observedInstant(
  release: JsonObject,
  published: string | null,
): { observedAt: string; warnings: ReadingMessage[] } {
  const dated = releaseInstant(release);
  if (dated !== null) return { observedAt: dated, warnings: [] };
  const ofPackage = publishedInstant(release) ?? published;
  if (ofPackage !== null) {
    return { observedAt: ofPackage, warnings: [readingMessage('entrega-fechada-por-paquete')] };
  }
  const act = latestAct(release);
  return act === null
    ? { observedAt: unknownInstant, warnings: [readingMessage('entrega-sin-fecha')] }
    : { observedAt: act, warnings: [readingMessage('entrega-fechada-por-acto')] };
}

/** The parts of a release with content; the rest only identifies it. */
const sections = ['planning', 'tender', 'bids', 'awards', 'contracts', 'buyer', 'parties'];

interface Enclosing {
  position: number;
  /** `publishedDate` of the package, for releases without a readable date of their own. */
  published: string | null;
  /** The record's `ocid`, for releases that leave it out. */
  ocid?: Json;
}

function releaseRecord(value: Json, { position, published, ocid }: Enclosing): ReadRecord {
  const release = objectOf(value);
  if (release === null)
    return rejectedElement(position, readingMessage('entrega-sin-objeto'), value);
  const given = release['ocid'] ?? ocid ?? null;
  const code = textOf(given);
  if (code === null) {
    const isMissing = given === null || (typeof given === 'string' && given.trim() === '');
    const reason =
      answerWithoutReleases(release) ??
      readingMessage(isMissing ? 'entrega-sin-ocid' : 'ocid-no-es-texto');
    return rejectedElement(position, reason, release);
  }
  if (!isUsableCode(code)) {
    return rejectedElement(position, readingMessage('ocid-demasiado-largo'), release);
  }
  const { observedAt, warnings } = observedInstant(release, published);
  if (observedAt === unknownInstant && !has(release, ...sections)) {
    return rejectedElement(position, readingMessage('entrega-sin-nada'), release);
  }
  const isChilean = code.startsWith(chilePrefix) && code.length > chilePrefix.length;
  return observed(
    position,
    {
      source: isChilean ? 'mercado-publico' : 'ocds',
      code: isChilean ? code.slice(chilePrefix.length) : code,
      format: 'ocds-release',
      observedAt,
      payload: release,
    },
    [...warnings, ...releaseWarnings(release)],
  );
}

function recordRecords(record: JsonObject, enclosing: Enclosing): ReadRecord[] {
  const within = {
    ...enclosing,
    published: publishedInstant(record) ?? enclosing.published,
    ocid: record['ocid'],
  };
  const compiled = objectOf(record['compiledRelease']);
  // Some publishers write `{}` or `[]` for a compiled release that they never made.
  if (compiled !== null && Object.keys(compiled).length > 0)
    return [releaseRecord(compiled, within)];
  const releases = listOf(record['releases']);
  const embedded = releases.filter((release) => !isLink(release));
  if (embedded.length > 0) return embedded.map((release) => releaseRecord(release, within));
  const versioned = objectOf(record['versionedRelease']);
  if (versioned !== null && Object.keys(versioned).length > 0) {
    const date = latestVersionDate(versioned);
    return [releaseRecord({ date, ...latestOfVersioned(versioned) }, within)];
  }
  const code = releases.length > 0 ? 'registro-solo-con-enlaces' : 'registro-sin-entregas';
  return [rejectedElement(enclosing.position, readingMessage(code), record)];
}

/** Records of one element in a package, in a list, in a line or alone. */
export function elementRecords(
  value: Json,
  container: Container,
  enclosing: Enclosing,
): ReadRecord[] {
  if (container === null && Array.isArray(value)) {
    return value.flatMap((element) => elementRecords(element, null, enclosing));
  }
  const object = objectOf(value);
  if (object === null) {
    return [rejectedElement(enclosing.position, readingMessage('registro-sin-objeto'), value)];
  }
  if (container === null && isPackage(object)) return packageRecords(object, enclosing);
  if (container === 'records' || isRecord(object)) return recordRecords(object, enclosing);
  return [releaseRecord(object, enclosing)];
}

function packageRecords(whole: JsonObject, enclosing: Enclosing): ReadRecord[] {
  const within = { ...enclosing, published: publishedInstant(whole) ?? enclosing.published };
  return [
    ...listOf(whole['releases']).flatMap((value) => elementRecords(value, 'releases', within)),
    ...listOf(whole['records']).flatMap((value) => elementRecords(value, 'records', within)),
  ];
}

/** Records of a single value: a package, a record or a release. */
export function ocdsRecords(value: Json, position: number): ReadRecord[] {
  return elementRecords(value, null, { position, published: null });
}
