import { Writable } from 'node:stream';
import { type Message, createMessage } from '@pliego/contract/message';
import { describe, expect, it } from 'vitest';
import type { RunProgress } from '#server/areas/sources/commands.ts';
import { textOf } from '#server/texts/text-of.ts';
import type { ImportEvent } from '#server/operator/import-paths.ts';
import { ImportReport } from './import-report.ts';
import { ReferenceReport } from './reference-report.ts';

function sink(): { out: Writable; text: () => string } {
  const parts: string[] = [];
  const out = new Writable({
    write(chunk, _, done) {
      parts.push(String(chunk));
      done();
    },
  });
  return { out, text: () => parts.join('') };
}

const none: RunProgress = {
  bytesRead: 0,
  read: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  rejected: 0,
  repaired: 0,
  notices: null,
};

function fileOf(
  name: string,
  counts: Partial<RunProgress>,
  error: readonly Message[] | null,
): ImportEvent[] {
  return [
    { kind: 'file', name, path: `/x/${name}`, bytes: 10, index: 1, files: 1 },
    { kind: 'progress', progress: { ...none, ...counts } },
    { kind: 'end', state: error === null ? 'terminada' : 'con-error', error },
  ];
}

const good = fileOf('bueno.json', { read: 3, created: 3 }, null);
const again = fileOf('bueno.json', { read: 3, unchanged: 3 }, null);
const partly = fileOf('mezcla.json', { read: 3, created: 1, rejected: 2 }, null);
const empty = fileOf('vacio.json', {}, [createMessage('pesa-cero-bytes')]);
const refused = fileOf('malo.json', { read: 2, rejected: 2 }, null);
const nothingInIt = fileOf('lista.json', {}, null);
const missing: ImportEvent[] = [
  { kind: 'failed', path: '/x/no', error: [createMessage('ruta-ilegible')] },
];

describe('the exit code of an import', () => {
  it.each([
    ['everything was read', [good], 0],
    ['nothing was new', [again], 0],
    ['some records were refused', [partly], 0],
    ['one of the files could not be read', [empty, good, missing], 0],
    ['a list had nothing in it', [nothingInIt], 0],
    ['the only file could not be read', [empty], 2],
    ['every record was refused', [refused], 2],
    ['no path is there', [missing, empty], 2],
  ] as const)('when %s', (_, files, code) => {
    const { out, text } = sink();
    const report = new ImportReport(out);
    for (const event of files.flat()) report.tell(event);
    expect(report.finish()).toBe(code);
    const errors = files.flat().flatMap((event) => ('error' in event ? (event.error ?? []) : []));
    expect(errors.every((error) => text().includes(textOf(error)))).toBe(true);
  });

  it('stands after what holds of each file as a whole', () => {
    const { out, text } = sink();
    const report = new ImportReport(out);
    const notices = {
      avisos: [{ aviso: createMessage('sin-fecha-de-consulta'), registros: 1_200 }],
      camposNoLeidos: [{ campo: 'Etapas', registros: 1_200 }],
    };
    for (const event of [...fileOf('a.json', { read: 3, created: 3, notices }, null), ...good]) {
      report.tell(event);
    }
    expect(report.finish()).toBe(0);
    expect(text().match(/Campos no leídos: Etapas \(1\.200\)/g)).toHaveLength(1);
    expect(text()).toContain('pesa más que esta. (1.200)');
  });

  it('of names is 0 when any table was read', () => {
    const { out, text } = sink();
    const report = new ReferenceReport(out);
    report.tell({ kind: 'failed', path: '/x', error: [createMessage('no-es-tabla-de-nombres')] });
    expect(report.exitCode()).toBe(2);
    const codes = { added: 1_500, changed: 0, unchanged: 0 };
    report.tell({ kind: 'table', name: 'c.csv', label: 'CPV', rows: 1_501, withoutCode: 1, codes });
    expect(report.exitCode()).toBe(0);
    expect(text()).toContain('códigos nuevos 1.500');
    expect(text()).toContain('1 filas sin un código legible');
  });
});
