import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '#server/testing/test-database.ts';

/** A tender as it was stored before companies had their own versions. */
const tender = (id: number, company: number | null, source: string) =>
  `insert into tenders (id, company_id, source, code, code_key, title, title_key, state_text, state_class,
     milestones, items, documents, observed_at, search)
   values (${id}, ${company ?? 'null'}, '${source}', 'c${id}', 'c${id}', 't', 't', 'x', 'publicada',
     '{}', '[]', '[]', now(), '')`;
const observation = (id: number, run: number | null, hash: string) =>
  `insert into tender_observations (tender_id, format, observed_at, hash, payload, read_at, run_id)
   values (${id}, 'mp-detalle', '2026-01-01', '${hash}', '{}', now(), ${run ?? 'null'})`;

describe('tenders stored before companies had their own versions', () => {
  let pglite: PGlite;
  const rows = async (query: string) => (await pglite.query(query)).rows;

  beforeAll(async () => {
    const files = readdirSync(migrationsFolder)
      .filter((name) => name.endsWith('.sql'))
      .sort();
    const at = files.indexOf('0020_own_versions.sql');
    const run = async (names: string[]) => {
      for (const name of names)
        await pglite.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
    };
    pglite = await PGlite.create();
    await run(files.slice(0, at));
    await pglite.exec(`
      insert into companies (id, name, tax_id) values (1, 'Uno', '1'), (2, 'Dos', '2');
      insert into users (id, full_name, username, email, password_hash) values (1, 'U', 'u', 'u', 'x');
      insert into memberships values (1, 1, 'admin'), (2, 1, 'admin');
      insert into import_runs (id, company_id, user_id, file_name, state, bytes, started_at, touched_at) values
        (1, 1, 1, 'subido', 'terminada', 1, now(), now()),
        (2, null, null, 'del operador', 'terminada', 1, now(), now()),
        (3, 1, null, 'conector', 'terminada', 1, now(), now());
      -- Known to an official source, and said otherwise by an upload.
      ${tender(1, null, 'mercado-publico')};
      ${observation(1, 2, 'oficial')}; ${observation(1, 1, 'subida')};
      -- Known from an upload alone; another company works on it.
      ${tender(2, null, 'mercado-publico')}; ${observation(2, 1, 'subida')};
      insert into tender_work values (2, 2, null, 1, now());
      -- A table of the company.
      ${tender(3, 1, 'planilla')}; ${observation(3, 1, 'propia')};
      -- Read by a connector.
      ${tender(4, null, 'mercado-publico')}; ${observation(4, 3, 'conector')};
      insert into tender_sightings select id, now() from tenders;
      select setval('tenders_id_seq', 4);`);
    // This one alone: what later ones make of its rows is theirs to show.
    await run(files.slice(at, at + 1));
  });
  afterAll(() => pglite.close());

  it('keep their ids, with a version for each company with its own data', async () => {
    const versions = await rows(
      'select id, company_id as company, has_twin as twin from tenders order by id, company_id nulls first',
    );
    expect(versions).toEqual([
      { id: 1, company: null, twin: true },
      { id: 1, company: 1, twin: true },
      { id: 2, company: 1, twin: false },
      { id: 2, company: 2, twin: false },
      { id: 3, company: 1, twin: false },
      { id: 4, company: null, twin: false },
    ]);
    expect(await rows('select id, company_id as company from tender_keys order by id')).toEqual([
      { id: 1, company: null },
      { id: 2, company: null },
      { id: 3, company: 1 },
      { id: 4, company: null },
    ]);
    expect(await rows("select nextval('tender_keys_id_seq')::int as next")).toEqual([{ next: 5 }]);
  });

  it('have the company of each observation', async () => {
    const said = await rows(
      'select tender_id as id, company_id as company, hash from tender_observations order by 1, 2 nulls first',
    );
    expect(said).toEqual([
      { id: 1, company: null, hash: 'oficial' },
      { id: 1, company: 1, hash: 'subida' },
      { id: 2, company: 1, hash: 'subida' },
      { id: 2, company: 2, hash: 'subida' },
      { id: 3, company: 1, hash: 'propia' },
      { id: 4, company: null, hash: 'conector' },
    ]);
    expect(await rows('select id from tender_sightings order by 1')).toEqual([
      { id: 1 },
      { id: 4 },
    ]);
  });
});
