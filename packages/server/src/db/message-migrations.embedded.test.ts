import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '#server/testing/test-database.ts';

const said = (texto: string) => [{ code: 'texto-anterior', params: { texto } }];

describe('texts stored before messages had codes', () => {
  let pglite: PGlite;
  const rows = async (query: string) => (await pglite.query(query)).rows;

  beforeAll(async () => {
    const files = readdirSync(migrationsFolder)
      .filter((name) => name.endsWith('.sql'))
      .sort();
    const at = files.indexOf('0018_messages.sql');
    const run = async (names: string[]) => {
      for (const name of names)
        await pglite.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
    };
    pglite = await PGlite.create();
    await run(files.slice(0, at));
    // Only these rows: what they refer to is not stored.
    await pglite.exec(`
      set session_replication_role = replica;
      insert into import_runs (file_name, state, bytes, started_at, touched_at, error, format) values
        ('a', 'con-error', 1, now(), now(), 'Falló.', null),
        ('b', 'terminada', 1, now(), now(), null, 'Licitaciones de Mercado Público (CSV)'),
        ('c', 'terminada', 1, now(), now(), null, 'Contrataciones abiertas OCDS (JSON), comprimido con gzip'),
        ('d', 'terminada', 1, now(), now(), null, 'Planilla propia'),
        ('e', 'terminada', 1, now(), now(), null, 'Archivo comprimido (.zip) con 3 archivos');
      insert into import_rejections (run_id, kind, line, reason, excerpt)
        values (1, 'rechazada', 2, 'No trae «código».', 'x');
      insert into connectors (company_id, kind, name, url, every_minutes, lane, created_at, last_failure) values
        (1, 'ocds', 'a', 'u', 5, 'l', now(), 'No responde.'), (1, 'ocds', 'b', 'u', 5, 'l', now(), null);
      insert into connector_backfills (company_id, connector_id, state, from_day, to_day, created_at, error)
        values (1, 1, 'con-error', '2026-01-01', '2026-01-02', now(), 'Se detuvo.');
      insert into source_notices (company_id, connector_id, kind, message, times, first_at, last_at)
        values (1, 1, 'k', 'Cambió algo.', 1, now(), now());
      insert into spreadsheet_uploads
        (company_id, user_id, file_name, stored_as, bytes, signature, preview, proposal, expires_at) values
        (1, 1, 'a', 'a', 1, 's', '{"avisos": ["Uno.", "Dos."], "filas": 3}', '{}', now()),
        (1, 1, 'b', 'b', 1, 's', '{"avisos": []}', '{}', now());`);
    await run(files.slice(at));
  });
  afterAll(() => pglite.close());

  it.each([
    ['import_rejections', 'reason', [said('No trae «código».')]],
    ['connectors', 'last_failure', [said('No responde.'), null]],
    ['connector_backfills', 'error', [said('Se detuvo.')]],
    ['source_notices', 'message', [said('Cambió algo.')]],
  ])('stay in %s as they were said', async (table, column, stored) => {
    expect(await rows(`select ${column} as stored from ${table} order by id`)).toEqual(
      stored.map((one) => ({ stored: one })),
    );
  });

  it('stay as the notices of a spreadsheet that waits for its mapping', async () => {
    const notice = (texto: string) => ({ linea: null, mensaje: said(texto)[0] });
    expect(await rows('select preview from spreadsheet_uploads order by id')).toEqual([
      { preview: { avisos: [notice('Uno.'), notice('Dos.')], filas: 3 } },
      { preview: { avisos: [] } },
    ]);
  });

  it('become the name of the format of an import where it is known', async () => {
    expect(await rows('select error, format from import_runs order by id')).toEqual([
      { error: said('Falló.'), format: null },
      { error: null, format: [{ code: 'formato-mp-csv' }] },
      { error: null, format: [{ code: 'formato-ocds-json' }, { code: 'en-gzip' }] },
      { error: null, format: [{ code: 'formato-planilla' }] },
      { error: null, format: said('Archivo comprimido (.zip) con 3 archivos') },
    ]);
  });
});
