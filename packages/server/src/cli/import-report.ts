import { textsOf } from '#server/texts/text-of.ts';
import type { Message } from '@pliego/contract/message';
import type { Writable } from 'node:stream';
import { Presets, SingleBar } from 'cli-progress';
import type { Rejection, RunProgress } from '#server/areas/sources/commands.ts';
import type { ImportEvent } from '#server/operator/import-paths.ts';

/** Rejections printed for one file; the rest are counted and stay in the list on the screen. */
const shownRejections = 20;

const zero = { read: 0, created: 0, changed: 0, unchanged: 0, rejected: 0, repaired: 0 };
/** Fields that were not read, as printed for one file. */
const shownFields = 20;
const number = new Intl.NumberFormat('es-CL');

/** Turns the events of an import into a progress bar per file and the counts at the end. */
export class ImportReport {
  readonly #out: Writable & { isTTY?: boolean };
  readonly #total = { ...zero };
  #current: Omit<RunProgress, 'bytesRead'> = { ...zero, notices: null };
  #rejections: Rejection[] = [];
  #unshown = 0;
  #bar: SingleBar | undefined;
  #files = 0;
  #failed = 0;

  constructor(out: Writable & { isTTY?: boolean }) {
    this.#out = out;
  }

  readonly tell = (event: ImportEvent): void => {
    switch (event.kind) {
      case 'file':
        this.#begin(event);
        break;
      case 'progress':
        this.#current = event.progress;
        this.#bar?.update(event.progress.bytesRead, {
          leidas: number.format(event.progress.read),
        });
        break;
      case 'rejection':
        if (this.#rejections.length < shownRejections) this.#rejections.push(event.rejection);
        else this.#unshown += 1;
        break;
      case 'end':
        this.#end(event.error);
        break;
      case 'failed':
        this.#failed += 1;
        this.#line(`✗ ${event.path}: ${textsOf(event.error)}`);
        break;
    }
  };

  /** Prints the totals; answers the exit code: 0 when something was read, 2 when nothing could be. */
  finish(): number {
    const { read, created, changed, unchanged, rejected, repaired } = this.#total;
    this.#line('');
    this.#line(
      `Archivos   ${number.format(this.#files)}${this.#failed > 0 ? ` (${this.#failed} sin leer)` : ''}`,
    );
    this.#line(`Leídas     ${number.format(read)}`);
    this.#line(`Nuevas     ${number.format(created)}`);
    this.#line(`Cambiadas  ${number.format(changed)}`);
    this.#line(`Sin cambio ${number.format(unchanged)}`);
    this.#line(`Rechazadas ${number.format(rejected)}`);
    if (repaired > 0) this.#line(`Reparadas  ${number.format(repaired)} (incluidas arriba)`);
    const taken = read - rejected;
    return taken === 0 && this.#failed + rejected > 0 ? 2 : 0;
  }

  #begin({ name, bytes, index, files }: Extract<ImportEvent, { kind: 'file' }>): void {
    this.#files += 1;
    this.#current = { ...zero, notices: null };
    this.#rejections = [];
    this.#unshown = 0;
    if (this.#out.isTTY !== true) {
      this.#line(`[${index}/${files}] ${name}`);
      return;
    }
    this.#bar = new SingleBar(
      {
        format: `[${index}/${files}] ${name} {bar} {percentage} % · {leidas} leídas`,
        stream: process.stdout,
        hideCursor: true,
      },
      Presets.shades_classic,
    );
    this.#bar.start(Math.max(bytes, 1), 0, { leidas: '0' });
  }

  #end(error: readonly Message[] | null): void {
    this.#bar?.stop();
    this.#bar = undefined;
    const { read, created, changed, unchanged, rejected } = this.#current;
    this.#line(
      `  leídas ${number.format(read)} · nuevas ${number.format(created)} · cambiadas ${number.format(changed)} · sin cambio ${number.format(unchanged)} · rechazadas ${number.format(rejected)}`,
    );
    for (const { kind, file, line, reasons } of this.#rejections) {
      const where =
        file === null || file === undefined ? `línea ${line}` : `${file}, línea ${line}`;
      this.#line(`  ${kind === 'rechazada' ? '✗' : '⚠'} ${where}: ${textsOf(reasons)}`);
    }
    if (this.#unshown > 0) {
      this.#line(
        `  … y ${number.format(this.#unshown)} más; la lista completa está en la pantalla Fuentes`,
      );
    }
    this.#tellNotices();
    if (error !== null) {
      this.#failed += 1;
      this.#line(`  ✗ ${textsOf(error)}`);
    }
    for (const name of [
      'read',
      'created',
      'changed',
      'unchanged',
      'rejected',
      'repaired',
    ] as const) {
      this.#total[name] += this.#current[name];
    }
  }

  #tellNotices(): void {
    const { avisos = [], camposNoLeidos = [] } = this.#current.notices ?? {};
    for (const { aviso, registros } of avisos) {
      this.#line(`  · ${textsOf([aviso])} (${number.format(registros)})`);
    }
    if (camposNoLeidos.length === 0) return;
    const shown = camposNoLeidos
      .slice(0, shownFields)
      .map(({ campo, registros }) => `${campo} (${number.format(registros)})`);
    const rest = camposNoLeidos.length - shown.length;
    const more = rest > 0 ? ` y ${number.format(rest)} más` : '';
    this.#line(`  · Campos no leídos: ${shown.join(', ')}${more}`);
  }

  #line(text: string): void {
    this.#out.write(`${text}\n`);
  }
}
