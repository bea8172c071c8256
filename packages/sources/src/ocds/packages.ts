import type { FileFormat, ReadableFile, Recognition } from '../file-format.ts';
import type { FileHead } from '../file-head.ts';
import {
  brokenRecord,
  type JsonPart,
  jsonParts,
  largestRecord,
  unreadableRecord,
} from '../json-stream.ts';
import type { Json, JsonObject, ReadRecord } from '../notice.ts';
import { listOf, objectOf } from '../read-json.ts';
import { rejected } from '../records.ts';
import { answerWithoutReleases } from './answers.ts';
import { ocdsInstant } from './dates.ts';
import { type Container, elementRecords, isOcds, lacksDate } from './elements.ts';
import { readingMessage } from '../reading-message.ts';

/** Elements kept while the package has not given the `publishedDate` that they lack a date for. */
const mostWaiting = 5_000;
/** Their size in bytes, as they stand in the file. */
const largestWaiting = 16 * 1024 * 1024;

/**
 * Which values to take out of the file. Packages and lists are read element by element, since they may
 * hold thousands; what else stands at the top is taken member by member and put together at its end. A
 * release or record that the beginning of the file shows to stand alone is taken whole.
 */
function pathsFor(head: FileHead): string[] {
  const root = objectOf(head.json);
  const isLone =
    root !== null && ['ocid', 'compiledRelease', 'versionedRelease'].some((key) => key in root);
  return isLone ? ['$'] : ['$.releases.*', '$.records.*', '$.*'];
}

interface Element {
  value: Json;
  container: Container;
  position: number;
}

type Value = Extract<JsonPart, { kind: 'value' }>;

/** Reads the elements of a file, keeping back those whose date only the package can give. */
class ElementReader {
  private published: string | null = null;
  private waiting: Element[] = [];
  private waitingBytes = 0;
  private readonly members = new Map<string, Json>();
  private memberBytes = 0;
  private isDamaged = false;
  position = 0;

  /** @returns null when there is more at the top than may be held. */
  take({ container, key, value, size }: Value): ReadRecord[] | null {
    if (container !== null || typeof key !== 'string') return this.element(value, container, size);
    this.memberBytes += size;
    if (this.memberBytes > largestRecord) return null;
    // This one key would change the prototype instead of adding a member.
    if (key !== '__proto__') this.members.set(key, value);
    if (key !== 'publishedDate') return [];
    this.published = ocdsInstant(value);
    return this.flush();
  }

  /** What stands in the place of an element or of a member at the top and is no JSON. */
  unreadable(part: Extract<JsonPart, { kind: 'unreadable' }>): ReadRecord {
    if (part.container !== null || typeof part.key !== 'string') {
      this.position += 1;
      return unreadableRecord(part, this.position);
    }
    this.isDamaged = true;
    const reason = readingMessage('campo-json-ilegible', { campo: part.key.slice(0, 60) });
    return rejected(this.position + 1, reason, part.excerpt);
  }

  private element(value: Json, held: string | null, size: number): ReadRecord[] {
    this.position += 1;
    const { position, published } = this;
    const container = held === 'releases' || held === 'records' ? held : null;
    const records = elementRecords(value, container, { position, published });
    if (published !== null || !records.some(lacksDate)) return records;
    this.waiting.push({ value, container, position });
    this.waitingBytes += size;
    const isFull = this.waiting.length > mostWaiting || this.waitingBytes > largestWaiting;
    return isFull ? this.flush() : [];
  }

  /** Records of the elements kept back, with whatever date is known by now. */
  flush(): ReadRecord[] {
    const { published } = this;
    const elements = this.waiting.splice(0);
    this.waitingBytes = 0;
    return elements.flatMap(({ value, container, position }) =>
      elementRecords(value, container, { position, published }),
    );
  }

  /** A top-level value ends: the next one has its own date. `entered` are the lists it held. */
  end(entered: readonly string[]): ReadRecord[] {
    const records = this.flush();
    const rest: JsonObject = Object.fromEntries(this.members);
    this.members.clear();
    this.memberBytes = 0;
    this.published = null;
    // The metadata of a package are no element; anything else that stands at the top is one.
    const isElement = Object.keys(rest).length > 0 && (entered.length === 0 || isOcds(rest));
    // What a broken member belongs to was rejected with it: no notice is taken in by halves.
    const isRejected = this.isDamaged && (isElement || entered.length === 0);
    this.isDamaged = false;
    if (isRejected) {
      this.position += 1;
      return records;
    }
    return isElement ? [...records, ...this.element(rest, null, 0), ...this.flush()] : records;
  }
}

async function* read({ bytes, head }: ReadableFile): AsyncGenerator<ReadRecord> {
  const elements = new ElementReader();
  for await (const part of jsonParts({ bytes, encoding: head.encoding, paths: pathsFor(head) })) {
    if (part.kind === 'value') {
      const records = elements.take(part);
      if (records === null) {
        yield brokenRecord('too-large', elements.position + 1);
        return;
      }
      yield* records;
    } else if (part.kind === 'unreadable') {
      yield elements.unreadable(part);
    } else if (part.kind === 'end') {
      yield* elements.end(part.entered);
    } else {
      yield* elements.flush();
      yield brokenRecord(part.cause, elements.position + 1);
    }
  }
  yield* elements.flush();
}

function recognise({ json }: FileHead): Recognition {
  const reason = answerWithoutReleases(json);
  if (reason !== null) return { reason };
  const root = objectOf(json);
  if (root !== null) return isOcds(root);
  return listOf(json).some((element) => {
    const object = objectOf(element);
    return object !== null && isOcds(object);
  });
}

/** OCDS 1.0 and 1.1 in any regular wrapping (formats.md §7.1): packages, records, releases, lists. */
export const ocdsJson: FileFormat = {
  id: 'ocds-json',
  label: readingMessage('formato-ocds-json'),
  recognise,
  read,
};
