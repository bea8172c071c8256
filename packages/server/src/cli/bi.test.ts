import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, tryCommand } from '#server/testing/built-server.ts';
import { fixtureCompanies } from '#server/testing/fixture.ts';
import { createDatabase, origin, templateName } from '#server/testing/test-database.ts';

const place = origin();
const folder = mkdtempSync(join(tmpdir(), 'pliego-orden-bi-'));
const [andes] = fixtureCompanies;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(place.kind !== 'postgresql')('npm run pliego -- bi', () => {
  let url = '';
  const bi = (args: string[], input = '') =>
    tryCommand(folder, ['bi', ...args], { input, more: { DATABASE_URL: url } });
  beforeAll(async () => {
    buildServer();
    url = await createDatabase(place.kind === 'postgresql' ? place.serverUrl : '', templateName);
  }, 120_000);

  it('prints the role and its password once, and with it somebody reads the views', async () => {
    expect(bi(['list'])).toEqual({
      code: 0,
      output: 'Ninguna empresa tiene un acceso de BI.\n',
    });
    const opened = bi(['enable', andes.taxId]);
    expect(opened.output).toMatch(/Contraseña \(no se vuelve a mostrar\): [\w-]{20}\n$/);
    const [, role = ''] = /«(\w+_bi_1)»/.exec(opened.output) ?? [];
    const address = new URL(url);
    address.username = role;
    const client = new Client({ connectionString: address.href });
    await client.connect();
    const { rows } = await client.query('select count(*)::int > 0 as some from licitaciones');
    expect(rows).toEqual([{ some: true }]);
    await client.end();
    const listed = bi(['list']);
    expect(listed.output).toContain(`${role}  ${andes.name} (desde 20`);
    const renewed = bi(['enable', andes.taxId, '--password-stdin'], 'otra-clave-que-es-larga\n');
    expect(renewed).toMatchObject({ code: 0, output: expect.stringContaining('otra contraseña') });
    expect(renewed.output).not.toContain('otra-clave-que-es-larga');
    expect(bi(['disable', andes.taxId])).toMatchObject({
      code: 0,
      output: expect.stringContaining('ya no existe'),
    });
  }, 120_000);

  it('says in Spanish what is wrong, and changes nothing', () => {
    expect(bi(['enable', '76.123.456-0'])).toMatchObject({
      code: 2,
      output: 'No hay una empresa con el RUT 76.123.456-0.\n',
    });
    expect(bi(['enable', 'andes'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('Eso no es un RUT.'),
    });
    expect(
      bi(['enable', andes.taxId, '--password-stdin'], 'con espacios en el medio'),
    ).toMatchObject({ code: 1, output: expect.stringContaining('entre 16 y 200') });
    expect(bi(['list']).output).toBe('Ninguna empresa tiene un acceso de BI.\n');
  }, 120_000);
});
