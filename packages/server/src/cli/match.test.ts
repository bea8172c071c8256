import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, tryCommand } from '#server/testing/built-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-calce-'));
beforeAll(buildServer, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('match on the command line', () => {
  it('prints matches with their reasons, and skips the rows that are wrong', () => {
    const productos = file(
      'productos.json',
      JSON.stringify([
        { sku: 'GN-100', nombre: 'Guantes de nitrilo', unspsc: ['42132203'] },
        { nombre: 'Sin sku' },
      ]),
    );
    const lineas = file(
      'lineas.jsonl',
      '{"lineId":"a","lineText":"guante de nitrilo","unspsc":42132203}\n{roto\n{"lineId":"b","lineText":"sillas"}\n',
    );
    const ended = tryCommand(folder, ['match', '--productos', productos, '--lineas', lineas]);
    expect(ended.code).toBe(0);
    const printed = ended.output.split('\n').filter((row) => row.startsWith('{'));
    expect(printed.map((row) => JSON.parse(row) as unknown)).toMatchObject([
      { sku: 'GN-100', lineId: 'a', puntaje: 90, calce: true, requisitos: 'cumple' },
    ]);
    expect(ended.output).toContain('Código exacto: la línea pide 42132203');
    expect(ended.output).toContain('Productos, fila 2: sku: ');
    expect(ended.output).toContain('Líneas, fila 2: no es JSON válido.');
    expect(tryCommand(folder, ['match', '--lineas', lineas])).toMatchObject({ code: 1 });
  });
});
