import { unknownInstant } from '../instants.ts';
import type { Json, JsonObject, ReadRecord } from '../notice.ts';
import { listOf, memberAt, objectOf, textOf } from '../read-json.ts';
import { isUsableCode, observed, rejectedElement } from '../records.ts';
import { answerWithoutReleases } from './answers.ts';
import { latestAct, ocdsInstant } from './dates.ts';
import { latestOfVersioned, latestVersionDate } from './merge/latest.ts';
import { isLink } from './sections.ts';
import { releaseWarnings } from './warnings.ts';

/** Prefix of ChileCompra: those releases speak of tenders of Mercado Público. */
const chilePrefix = 'ocds-70d2nz-';

/** Where an element stands: a record without releases is one only inside `records`. */
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

const dateWarnings = {
  package: 'La entrega no trae una fecha legible: se usó la de publicación de su paquete.',
  act: 'Ni la entrega ni su paquete traen una fecha legible: se usó la del último acto que la entrega cuenta.',
  none: 'La entrega no trae ninguna fecha: cualquier otra del mismo proceso cuenta como más nueva.',
};

const nothingSaid = 'La entrega no trae ninguna fecha, ni nada de la licitación.';

/** Whether a record was read, or refused, for want of a date of its own or of its package. */
export function lacksDate(record: ReadRecord): boolean {
  if (record.kind === 'rejected') return record.reason === nothingSaid;
  const { warnings } = record;
  return warnings.includes(dateWarnings.act) || warnings.includes(dateWarnings.none);
}

/** The instant a release speaks of, with a warning where it is not the release's own date. */
function observedInstant(
  release: JsonObject,
  published: string | null,
): { observedAt: string; warnings: string[] } {
  const dated = releaseInstant(release);
  if (dated !== null) return { observedAt: dated, warnings: [] };
  const ofPackage = publishedInstant(release) ?? published;
  if (ofPackage !== null) return { observedAt: ofPackage, warnings: [dateWarnings.package] };
  const act = latestAct(release);
  return act === null
    ? { observedAt: unknownInstant, warnings: [dateWarnings.none] }
    : { observedAt: act, warnings: [dateWarnings.act] };
}

/** The parts of a release that say something; the rest only names it. */
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
  if (release === null) return rejectedElement(position, 'La entrega no es un objeto JSON.', value);
  const given = release['ocid'] ?? ocid ?? null;
  const code = textOf(given);
  if (code === null) {
    const isMissing = given === null || (typeof given === 'string' && given.trim() === '');
    const reason =
      answerWithoutReleases(release) ??
      (isMissing ? 'La entrega no trae «ocid».' : 'El «ocid» de la entrega no es un texto.');
    return rejectedElement(position, reason, release);
  }
  if (!isUsableCode(code)) {
    return rejectedElement(position, 'El «ocid» de la entrega es demasiado largo.', release);
  }
  const { observedAt, warnings } = observedInstant(release, published);
  if (observedAt === unknownInstant && !has(release, ...sections)) {
    return rejectedElement(position, nothingSaid, release);
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
  const reason =
    releases.length > 0
      ? 'El registro no trae sus entregas, solo enlaces a ellas: descarga lo que está en esos enlaces e impórtalo.'
      : 'El registro no trae ninguna entrega, ni la que las resume.';
  return [rejectedElement(enclosing.position, reason, record)];
}

/** Records of one element that stands in a package, in a list, in a line or alone. */
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
    return [rejectedElement(enclosing.position, 'El elemento no es un objeto JSON.', value)];
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

/** Records of a value that stands by itself: a package, a record or a release. */
export function ocdsRecords(value: Json, position: number): ReadRecord[] {
  return elementRecords(value, null, { position, published: null });
}
