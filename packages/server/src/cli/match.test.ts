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

  const rowsOf = (output: string) =>
    output
      .split('\n')
      .filter((row) => row.startsWith('{'))
      .map((row) => JSON.parse(row) as unknown);
  const gloves = '{"sku":"GN","nombre":"Guantes de nitrilo","unspsc":[42132203]}';

  it('takes nulls, numbers written as texts and codes of another catalogue', () => {
    const productos = file(
      'nulos.json',
      '[{"sku":7,"nombre":"Guantes de nitrilo","descripcion":null,"unspsc":null,"palabrasClave":null,"unidad":null,"montoMaximo":"1.000"}]',
    );
    const lineas = file(
      'textos.json',
      '[{"lineId":1,"tenderTitle":null,"lineText":"guante nitrilo","unspsc":"42132203-005","cantidad":"20,5","monto":"1.000"},' +
        '{"lineId":2,"lineText":"guante nitrilo","unspsc":"sin código","monto":1001},' +
        '{"lineId":3,"cantidad":"muchas"},null,5]',
    );
    const ended = tryCommand(folder, ['match', '--productos', productos, '--lineas', lineas]);
    expect(ended.code).toBe(0);
    expect(rowsOf(ended.output)).toMatchObject([{ sku: '7', lineId: '1', requisitos: 'cumple' }]);
    expect(ended.output).toContain('Líneas, fila 3: cantidad: ');
    expect(ended.output).toContain('Líneas, fila 4: ');
    expect(ended.output).toContain('Líneas, fila 5: ');
  });

  it('reads one of the files from the standard input, and objects over several lines', () => {
    const productos = file('uno.json', JSON.stringify(JSON.parse(gloves), null, 2));
    const input = '{"lineId":"a","lineText":"guantes de nitrilo"}\n';
    const args = ['match', '--productos', productos, '--lineas', '-'];
    const ended = tryCommand(folder, args, { input });
    expect(rowsOf(ended.output)).toMatchObject([{ sku: 'GN', lineId: 'a' }]);
    const both = tryCommand(folder, ['match', '--productos', '-', '--lineas', '-'], { input });
    expect(both).toMatchObject({ code: 1 });
    expect(both.output).toContain('Solo uno de los dos archivos');
  });

  it('counts what stands before a break, and refuses what holds nothing', () => {
    const productos = file('guantes.jsonl', gloves);
    const cut = file(
      'cortado.json',
      '[{"lineId":"a","lineText":"guantes de nitrilo"},{"lineId":"b"',
    );
    const ended = tryCommand(folder, ['match', '--productos', productos, '--lineas', cut]);
    expect(rowsOf(ended.output)).toMatchObject([{ lineId: 'a' }]);
    expect(ended.output).toContain('se corta o deja de ser JSON después de la fila 1');
    const empty = file('vacio.json', '[]');
    expect(tryCommand(folder, ['match', '--productos', productos, '--lineas', empty])).toEqual({
      code: 2,
      output: 'Líneas: no hay ninguna que comparar.\n',
    });
    const missing = tryCommand(folder, ['match', '--productos', 'nada.json', '--lineas', cut]);
    expect(missing.code).toBe(1);
    expect(missing.output).toContain('No se puede leer «nada.json».');
  });

  it('explains itself', () => {
    const { code, output } = tryCommand(folder, ['match', '--help']);
    expect(code).toBe(0);
    expect(output).toContain('«-» es la entrada estándar');
    expect(output).toContain('palabrasExcluidas');
  });
});
