import type { FileFormat, ReadableFile } from '../file-format.ts';
import type { FileHead } from '../file-head.ts';
import { brokenRecord, jsonParts } from '../json-stream.ts';
import { instantFromIso } from '../instants.ts';
import type { Json, ReadRecord } from '../notice.ts';
import { listOf, objectOf, storableJson, textOf } from '../read-json.ts';
import { rejected } from '../records.ts';
import { type Container, elementRecords, isOcds } from './elements.ts';

/** Elements kept while the package has not given the `publishedDate` that they lack a date for. */
const mostWaiting = 5_000;

/**
 * Which values to take out of the file. Packages are read element by element, since they may hold
 * thousands; of a list or a lone release or record, each top-level value is one element.
 */
function pathsFor(head: FileHead): string[] {
  if (Array.isArray(head.json)) return ['$.*'];
  const root = objectOf(head.json);
  const isLone =
    root !== null && ['ocid', 'compiledRelease', 'versionedRelease'].some((key) => key in root);
  return isLone ? ['$'] : ['$.releases.*', '$.records.*', '$.compiledRelease', '$.publishedDate'];
}

interface Element {
  value: Json;
  container: Container;
  position: number;
}

function containerOf(container: string | null): Container {
  return container === 'releases' || container === 'records' ? container : null;
}

/** Reads the elements of a file, keeping back those whose date only the package can give. */
class ElementReader {
  private published: string | null = null;
  private waiting: Element[] = [];
  position = 0;

  publishedOn(value: unknown): ReadRecord[] {
    this.published = instantFromIso(textOf(storableJson(value)) ?? '');
    return this.flush();
  }

  take(value: unknown, container: Container): ReadRecord[] {
    this.position += 1;
    const { position } = this;
    const storable = storableJson(value);
    if (storable === undefined) {
      return [rejected(position, 'El elemento está anidado más de lo que se puede guardar.', '')];
    }
    const records = elementRecords(storable, container, { position, published: this.published });
    const undated = records.some((record) => record.kind === 'rejected');
    if (!undated || this.published !== null) return records;
    this.waiting.push({ value: storable, container, position });
    return this.waiting.length > mostWaiting ? this.flush() : [];
  }

  /** Records of the elements kept back, with whatever date is known by now. */
  flush(): ReadRecord[] {
    const { published } = this;
    const elements = this.waiting.splice(0);
    return elements.flatMap(({ value, container, position }) =>
      elementRecords(value, container, { position, published }),
    );
  }

  /** The package ends: the next one has its own date. */
  end(): ReadRecord[] {
    const records = this.flush();
    this.published = null;
    return records;
  }
}

async function* read({ bytes, head }: ReadableFile): AsyncGenerator<ReadRecord> {
  const elements = new ElementReader();
  const parts = jsonParts({ bytes, encoding: head.encoding, paths: pathsFor(head) });
  for await (const part of parts) {
    if (part.kind === 'end') yield* elements.end();
    else if (part.kind === 'broken') {
      yield* elements.end();
      yield brokenRecord(part.cause, elements.position + 1);
    } else if (part.key === 'publishedDate') yield* elements.publishedOn(part.value);
    else yield* elements.take(part.value, containerOf(part.container));
  }
  yield* elements.end();
}

function recognise({ json }: FileHead): boolean {
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
  label: 'Contrataciones abiertas OCDS (JSON)',
  recognise,
  read,
};
