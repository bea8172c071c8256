import { instantFromIso } from '../instants.ts';
import type { Json, JsonObject, ReadRecord } from '../notice.ts';
import { listOf, memberAt, objectOf, textOf } from '../read-json.ts';
import { isUsableCode, observed, rejectedElement } from '../records.ts';

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
  const given =
    textOf(object['publishedDate']) ?? textOf(memberAt(object, 'packageInfo', 'publishedDate'));
  return given === null ? null : instantFromIso(given);
}

function releaseInstant(release: JsonObject): string | null {
  // A number here is a typing error of the publisher, not an instant in some unit.
  const date = release['date'];
  return typeof date === 'string' ? instantFromIso(date) : null;
}

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
    const reason =
      given === null || given === ''
        ? 'La entrega no trae «ocid».'
        : 'El «ocid» de la entrega no es un texto.';
    return rejectedElement(position, reason, release);
  }
  if (!isUsableCode(code)) {
    return rejectedElement(position, 'El «ocid» de la entrega es demasiado largo.', release);
  }
  const dated = releaseInstant(release);
  const observedAt = dated ?? publishedInstant(release) ?? published;
  if (observedAt === null) {
    const reason =
      'La entrega no trae una fecha que se pueda leer («date»), ni tampoco su paquete («publishedDate»).';
    return rejectedElement(position, reason, release);
  }
  const warnings =
    dated === null
      ? ['La entrega no trae una fecha legible: se usó la de publicación de su paquete.']
      : [];
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
    warnings,
  );
}

/** In records, `releases` holds whole releases or links `{url, date, tag}`; a link is no release. */
function isLink(release: Json): boolean {
  const object = objectOf(release);
  return (
    object !== null && has(object, 'url') && !has(object, 'ocid', 'tender', 'awards', 'planning')
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
  const embedded = listOf(record['releases']).filter((release) => !isLink(release));
  if (embedded.length > 0) return embedded.map((release) => releaseRecord(release, within));
  const reason = 'El registro no trae su versión compilada ni sus entregas, solo enlaces a ellas.';
  return [rejectedElement(enclosing.position, reason, record)];
}

/** Records of one element that stands in a package, in a list, in a line or alone. */
export function elementRecords(
  value: Json,
  container: Container,
  enclosing: Enclosing,
): ReadRecord[] {
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
