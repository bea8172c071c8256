import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type ImportEvent, importPaths } from '#server/operator/import-paths.ts';
import { ownTable } from '#server/testing/a-spreadsheet.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { Misuse } from './command.ts';
import { readMapping } from './read-mapping.ts';

const folder = mkdtempSync(join(tmpdir(), 'mapping-'));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const json = JSON.stringify({
  total: 2,
  avisos: [
    {
      ref: 'J-1',
      que: { titulo: 'Cinta métrica' },
      plazos: { cierre: '21/12/2026' },
      visto: '18/11/2026',
    },
    { ref: 'J-2', que: { titulo: 'Cinta aisladora' }, visto: '18/11/2026' },
  ],
});

describeServer('an import of the command line with a mapping', (server) => {
  const importWith = async (path: string, mapping: object) => {
    const events: ImportEvent[] = [];
    const { database } = server;
    const mapeo = await readMapping(file('mapeo.json', JSON.stringify(mapping)));
    const tell = (event: ImportEvent) => void events.push(event);
    await importPaths({ database, now: () => server.now() }, [path], tell, mapeo);
    return events.at(-1);
  };

  it('reads JSON of unknown keys, nested ones by dotted paths, and spreadsheets', async () => {
    const columnas = {
      codigo: 'ref',
      nombre: 'que.titulo',
      cierre: 'plazos.cierre',
      actualizacion: 'visto',
    };
    const end = await importWith(file('avisos.json', json), { columnas });
    expect(end).toMatchObject({ kind: 'end', state: 'terminada', error: null });
    const own = { codigo: 'Folio', nombre: 'Proyecto', actualizacion: 'Observado' };
    const table = file('proyectos.csv', ownTable);
    expect(await importWith(table, { columnas: own })).toMatchObject({ state: 'terminada' });
    const { client } = await server.as('admin');
    const codes = async (q: string) =>
      (await client.tenders.list({ query: { q, sort: 'nombre' } })).datos.map((row) => row.codigo);
    expect(await codes('cinta')).toEqual(['J-2', 'J-1']);
    expect(await codes('ascensores')).toEqual(['P-003']);
  });

  it('refuses a file without the columns that are named', async () => {
    const columnas = { codigo: 'ref', nombre: 'titulo' };
    const end = await importWith(file('otros.json', json), { columnas });
    expect(end).toMatchObject({
      state: 'con-error',
      error: [{ code: 'tabla-sin-columnas', params: { columnas: '«titulo»' } }],
    });
  });

  it.each([
    'no es JSON',
    '[]',
    '{"columnas":{"codigo":"a"}}',
    '{"columnas":{"codigo":1,"nombre":"b"}}',
  ])('refuses the mapping %s', async (content) => {
    await expect(readMapping(file('malo.json', content))).rejects.toThrow(Misuse);
  });
});
