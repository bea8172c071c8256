import type { SpreadsheetPreview } from '@pliego/contract/areas/spreadsheets';
import { createMessage } from '@pliego/contract/message';
import type { TableRow } from '@pliego/sources/spreadsheet/table';

type Notices = SpreadsheetPreview['avisos'];

/** So many rows that cannot be read are shown: enough to see what is wrong with them. */
const mostShown = 20;

/** The rows that could not be read: the first of them, and how many more there are. */
export class UnreadRows {
  readonly #shown: Notices = [];
  #more = 0;

  add({ line, reason }: Extract<TableRow, { kind: 'refused' }>): void {
    if (this.#shown.length < mostShown) this.#shown.push({ linea: line, mensaje: reason });
    else this.#more += 1;
  }

  notices(): Notices {
    if (this.#more === 0) return this.#shown;
    const mensaje = createMessage('filas-ilegibles-de-mas', { cantidad: this.#more });
    return [...this.#shown, { linea: null, mensaje }];
  }
}
