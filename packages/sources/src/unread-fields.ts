import { factsOf } from './facts.ts';
import type { Json, JsonObject, NoticeFormat, Observation } from './notice.ts';

/** A field of the records of a file that nothing of a tender is read from. */
export interface UnreadField {
  /** Names from the outside in, joined by points; those of a list have one name. */
  name: string;
  /** How many records have a value in it. */
  records: number;
}

/** One field of the records of a format. Names repeat in every record, so that they are kept as a tree. */
interface Field {
  within: Map<string, Field>;
  isRead: boolean;
  /** How often a record with a value in it was read without that value. */
  tries: number;
  records: number;
  /** The number of the last record that it was counted in. */
  lastRecord: number;
}

/** After so many records that were read without a field it counts as not read. */
const mostTries = 5;
/** Fields that are told apart. Files that use names as keys of a register have a new one in each record. */
const mostFields = 2_000;

/** What the readers of files use before there are facts: the code and the instant of a record. */
const usedByReaders: Partial<Record<NoticeFormat, readonly string[]>> = {
  'ocds-release': ['ocid', 'id', 'date', 'tag'],
  'mp-csv': ['estado'],
  'placsp-entrada': ['updated', 'id', 'link'],
  'euskadi-contrato': ['date_modified'],
};

/** Rows of a mapping are left out of this: which columns are read is the choice of who mapped them. */
const chosenByPeople: ReadonlySet<NoticeFormat> = new Set(['planilla-fila', 'placsp-anulada']);

const newField = (): Field => ({
  within: new Map(),
  isRead: false,
  tries: 0,
  records: 0,
  lastRecord: 0,
});

/** The fields that the records of one format have, and which of them are read. */
class FormatFields {
  readonly #root = newField();
  readonly #used: ReadonlySet<string>;
  #count = 0;
  #record = 0;
  #code = '';
  #isUncertain = false;

  constructor(format: NoticeFormat) {
    this.#used = new Set(usedByReaders[format]);
  }

  note(observation: Observation): void {
    this.#record += 1;
    this.#code = observation.code;
    this.#isUncertain = false;
    this.#seen(observation.payload, this.#root, '');
    if (!this.#isUncertain) return;
    factsOf({ ...observation, payload: this.#watched(observation.payload) });
    this.#tried(observation.payload, this.#root);
  }

  /** Counts the fields that have a value in this record. */
  #seen(value: Json, field: Field, name: string): void {
    if (Array.isArray(value)) {
      for (const member of value) this.#seen(member, field, name);
    } else if (typeof value === 'object' && value !== null) {
      for (const key in value) {
        const inner = this.#below(field, key);
        if (inner !== null) this.#seen(value[key] ?? null, inner, key);
      }
    } else if (!this.#saysNothing(value)) {
      if (field.lastRecord !== this.#record) field.records += 1;
      field.lastRecord = this.#record;
      if (!field.isRead && field.tries < mostTries) this.#isUncertain = true;
    }
  }

  #saysNothing(value: Json): boolean {
    return (
      value === null ||
      value === '' ||
      (typeof value === 'string' && value.trim() === '') ||
      value === this.#code
    );
  }

  #below(field: Field, key: string): Field | null {
    const known = field.within.get(key);
    if (known !== undefined) return known;
    // Attributes qualify the text beside them.
    if (key.startsWith('@') || this.#count >= mostFields) return null;
    const inner = newField();
    if (field === this.#root && this.#used.has(key)) inner.isRead = true;
    field.within.set(key, inner);
    this.#count += 1;
    return inner;
  }

  /** The payload as one that notes which values are taken from it. */
  #watched(payload: JsonObject): JsonObject {
    const watch = <Value extends object>(value: Value, field: Field): Value =>
      new Proxy(value, {
        get: (target, key, receiver) => {
          const member: unknown = Reflect.get(target, key, receiver);
          if (typeof key !== 'string') return member;
          const inner = Array.isArray(target) ? field : field.within.get(key);
          if (inner === undefined) return member;
          if (typeof member === 'object' && member !== null) return watch(member, inner);
          if (typeof member !== 'function' && key !== 'length') inner.isRead = true;
          return member;
        },
      });
    return watch(payload, this.#root);
  }

  #tried(value: Json, field: Field): void {
    if (Array.isArray(value)) {
      for (const member of value) this.#tried(member, field);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) {
        const inner = field.within.get(key);
        if (inner !== undefined) this.#tried(member, inner);
      }
    } else if (!field.isRead && field.lastRecord === this.#record) {
      field.tries += 1;
      // Once a record: its other values of the field are the same try.
      field.lastRecord = 0;
    }
  }

  /** Fields without a reader, in the order in which they came. */
  unread(): UnreadField[] {
    return unreadIn(this.#root, []);
  }
}

/** The name of an element without the prefix of its namespace, which each file may choose. */
const bareName = (name: string) => name.replace(/^[\w-]+:/, '');

function unreadIn(field: Field, path: readonly string[]): UnreadField[] {
  const names = path.filter((name) => name !== '#').map(bareName);
  const own =
    field.isRead || field.records === 0 ? [] : [{ name: names.join('.'), records: field.records }];
  const inner = [...field.within].flatMap(([name, below]) => unreadIn(below, [...path, name]));
  return [...own, ...inner];
}

/**
 * Which fields the records of a file have that nothing is read from. It is found out, not listed: facts are read from
 * a record that notes what is taken from it, until each field that occurs is known to be read or not.
 */
export class UnreadFields {
  readonly #formats = new Map<NoticeFormat, FormatFields>();

  /** Takes a record into account. */
  note(observation: Observation): void {
    const { format } = observation;
    if (chosenByPeople.has(format)) return;
    const fields = this.#formats.get(format) ?? new FormatFields(format);
    this.#formats.set(format, fields);
    fields.note(observation);
  }

  /** The fields that were not read, those of most records first. */
  list(): UnreadField[] {
    const byName = new Map<string, number>();
    for (const fields of this.#formats.values()) {
      for (const { name, records } of fields.unread()) {
        byName.set(name, (byName.get(name) ?? 0) + records);
      }
    }
    return [...byName]
      .map(([name, records]) => ({ name, records }))
      .sort((one, other) => other.records - one.records);
  }
}
