import { readSync, writeSync } from 'node:fs';
import { BrokenArchive } from '../archive/limits.ts';
import { temporaryFile } from '../archive/spool.ts';
import type { ZipEntry } from '../archive/zip-directory.ts';
import { partItems, type PartReader } from './xlsx-xml.ts';
import { readingMessage } from '../reading-message.ts';

/** Characters of texts that are held in memory; the rest is in a temporary file. */
const mostInMemory = 8 * 1024 * 1024;
/** Far more than the cells of any workbook that a person made. */
const mostStrings = 8_000_000;
/** Excel holds no more in one cell. */
export const longestCell = 32_767;

/** `_x000D_` is how a workbook writes what XML cannot hold. */
export function unescapedText(text: string): string {
  return text.includes('_x')
    ? text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
}

/** Texts of `<si>` elements: all their runs, without how they are read aloud. */
class StringsReader implements PartReader<string> {
  #found: string[] = [];
  #text = '';
  #inText = false;
  #aloud = 0;

  open(name: string): void {
    if (name === 'si') this.#text = '';
    if (name === 'rPh') this.#aloud += 1;
    this.#inText = name === 't' && this.#aloud === 0;
  }

  text(text: string): void {
    if (this.#inText && this.#text.length < longestCell) this.#text += text;
  }

  close(name: string): void {
    if (name === 't') this.#inText = false;
    if (name === 'rPh') this.#aloud -= 1;
    if (name === 'si') this.#found.push(unescapedText(this.#text.slice(0, longestCell)));
  }

  take(): string[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }
}

/**
 * The texts that the cells of a workbook point to, read only as far as needed: a preview needs
 * few of them. Beyond a bound they are kept in a temporary file.
 */
export class SharedStrings {
  readonly #batches: AsyncGenerator<string[]> | null;
  readonly #kept: string[] = [];
  #characters = 0;
  #ended: boolean;
  #spill: { fd: number; close: () => Promise<void> } | null = null;
  /** Where each text in the temporary file ends. */
  readonly #ends: number[] = [];
  /** Room for the longest text, of at most three bytes a character. */
  readonly #buffer = Buffer.alloc(longestCell * 3);

  constructor(part: ZipEntry | null) {
    this.#ended = part === null;
    this.#batches = part === null ? null : partItems(part.bytes(), new StringsReader());
  }

  get #count(): number {
    return this.#kept.length + this.#ends.length;
  }

  /** Makes sure that the text is there, if the workbook has it. */
  async reach(index: number): Promise<void> {
    while (!this.#ended && this.#count <= index) {
      const next = await this.#batches?.next();
      if (next === undefined || next.done === true) this.#ended = true;
      else await this.#keep(next.value);
    }
  }

  /** A text that was reached; empty where the workbook has none. */
  at(index: number): string {
    const kept = this.#kept[index];
    if (kept !== undefined) return kept;
    const end = this.#ends[index - this.#kept.length];
    if (end === undefined || this.#spill === null) return '';
    const start = this.#ends[index - this.#kept.length - 1] ?? 0;
    readSync(this.#spill.fd, this.#buffer, 0, end - start, start);
    return this.#buffer.toString('utf8', 0, end - start);
  }

  async close(): Promise<void> {
    await this.#batches?.return(undefined);
    await this.#spill?.close();
    this.#spill = null;
    this.#ended = true;
  }

  async #keep(texts: string[]): Promise<void> {
    if (this.#count + texts.length > mostStrings) {
      throw new BrokenArchive(readingMessage('excel-demasiados-textos'), 'too-large');
    }
    const spilled: Buffer[] = [];
    const start = this.#ends.at(-1) ?? 0;
    let end = start;
    for (const text of texts) {
      if (this.#characters < mostInMemory && this.#ends.length === 0) {
        this.#kept.push(text);
        this.#characters += text.length;
        continue;
      }
      const bytes = Buffer.from(text, 'utf8');
      spilled.push(bytes);
      end += bytes.length;
      this.#ends.push(end);
    }
    if (spilled.length === 0) return;
    this.#spill ??= await temporaryFile();
    writeSync(this.#spill.fd, Buffer.concat(spilled), 0, end - start, start);
  }
}
