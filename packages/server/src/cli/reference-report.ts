import { textsOf } from '#server/texts/text-of.ts';
import type { Writable } from 'node:stream';
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
    const { added, changed, unchanged } = event.codes;
    this.#out.write(
      `${event.name}: ${event.label}\n` +
        `  filas ${number.format(event.rows)} · códigos nuevos ${number.format(added)} · cambiados ${number.format(changed)} · sin cambio ${number.format(unchanged)}\n`,
    );
    if (event.withoutCode > 0) {
      this.#out.write(`  ⚠ ${number.format(event.withoutCode)} filas sin un código legible\n`);
    }
  };

  /** 0 when any table was read, 2 when none was. */
  exitCode(): number {
    return this.#tables > 0 ? 0 : 2;
  }
}
