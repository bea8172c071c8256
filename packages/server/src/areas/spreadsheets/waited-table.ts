import { createReadStream } from 'node:fs';
import { createMessage, type Message } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { archiveLimits } from '@pliego/sources/archive/limits';
import { openTable } from '@pliego/sources/spreadsheet/open-table';
import type { Table, TableRow } from '@pliego/sources/spreadsheet/table';
import { refusedFile } from '#server/areas/sources/refused-file.ts';

const mega = 1024 ** 2;
/** The largest table that can be uploaded as it is, and room for what is around it in an archive. */
const mostBytes = 256 * mega;
/**
 * What is read without finding another row. Real tables end in blank rows, a text never in so many; the rows of a
 * workbook say more of themselves, and their texts lie elsewhere, in any order.
 */
const mostBlank = { text: 8 * mega, workbook: mostBytes };

/** A table is not read any further: it holds too little for what it takes to read. */
export class TooMuchToRead extends ProblemError {
  constructor(reason: Message) {
    super('demasiado-grande', reason);
  }
}

/** Sees to it that a reading gets somewhere, and ends it where it does not. */
class Watch {
  readonly #now: () => Date;
  readonly #seconds: number;
  readonly #until: number;
  #line = 1;
  #blank = 0;
  #mostBlank = mostBytes;

  constructor(now: () => Date, seconds: number) {
    this.#now = now;
    this.#seconds = seconds;
    this.#until = now().getTime() + seconds * 1000;
  }

  /** From here on there are rows; an archive may have been unpacked to get here. */
  begin({ headerLine, sheet }: Table): void {
    this.#mostBlank = sheet === null ? mostBlank.text : mostBlank.workbook;
    this.found(headerLine);
  }

  found(line: number): void {
    this.#line = line;
    this.#blank = 0;
  }

  look(bytes: number): void {
    this.#blank += bytes;
    const linea = this.#line;
    if (this.#blank > this.#mostBlank) {
      const megas = this.#mostBlank / mega;
      throw new TooMuchToRead(createMessage('tabla-sin-mas-filas', { linea, megas }));
    }
    if (this.#now().getTime() > this.#until) {
      const segundos = this.#seconds;
      throw new TooMuchToRead(createMessage('lectura-larga', { linea, segundos }));
    }
  }
}

async function* watchedRows(rows: AsyncIterable<TableRow>, watch: Watch) {
  for await (const row of rows) {
    watch.found(row.line);
    yield row;
  }
}

/**
 * Opens a table for which somebody waits: it is read no further than a table that people made goes, and no longer than
 * they would wait. It must be closed.
 *
 * @param seconds How long opening it and reading its rows may take.
 * @throws ProblemError for a file that is no table, or `TooMuchToRead`, which reading the rows throws too.
 */
export async function openWaitedTable(
  { name, path }: { name: string; path: string },
  now: () => Date,
  seconds: number,
): Promise<Table> {
  const watch = new Watch(now, seconds);
  const onPiece = (bytes: number) => watch.look(bytes);
  const limits = { ...archiveLimits, mostBytes, mostEntries: 1_000, onPiece };
  const table = await openTable({ name, path, bytes: createReadStream(path) }, limits);
  if (table.kind === 'refused') throw refusedFile(table);
  watch.begin(table);
  return { ...table, rows: watchedRows(table.rows, watch) };
}
