import { textsOf } from '#server/texts/text-of.ts';
import type { Writable } from 'node:stream';
import type { WrittenCodes } from '#server/areas/tenders/reference-commands.ts';
import type { ReferenceEvent } from '#server/operator/import-reference.ts';

const number = new Intl.NumberFormat('es-CL');

/** Prints the events of an import of reference tables, and returns its exit code. */
export class ReferenceReport {
  readonly #out: Writable;
  #tables = 0;

  constructor(out: Writable) {
    this.#out = out;
  }

  readonly tell = (event: ReferenceEvent): void => {
    if (event.kind === 'failed') {
      this.#out.write(`✗ ${event.path}: ${textsOf(event.error)}\n`);
      return;
    }
    this.#tables += 1;
    if (event.kind === 'rates') {
      this.#tellWritten(
        event.name,
        'valores de monedas en pesos',
        event.rows,
        'valores nuevos',
        event.rates,
      );
      this.#out.write(`  montos convertidos ${number.format(event.converted)}\n`);
      this.#warn(event.withoutRate, 'filas sin una moneda, un día y un valor legibles');
      return;
    }
    this.#tellWritten(event.name, event.label, event.rows, 'códigos nuevos', event.codes);
    this.#warn(event.withoutCode, 'filas sin un código legible');
  };

  #tellWritten(
    name: string,
    label: string,
    rows: number,
    what: string,
    { added, changed, unchanged }: WrittenCodes,
  ): void {
    this.#out.write(
      `${name}: ${label}\n` +
        `  filas ${number.format(rows)} · ${what} ${number.format(added)} · cambiados ${number.format(changed)} · sin cambio ${number.format(unchanged)}\n`,
    );
  }

  #warn(rows: number, what: string): void {
    if (rows > 0) this.#out.write(`  ⚠ ${number.format(rows)} ${what}\n`);
  }

  /** 0 when any table was read, 2 when none was. */
  exitCode(): number {
    return this.#tables > 0 ? 0 : 2;
  }
}
