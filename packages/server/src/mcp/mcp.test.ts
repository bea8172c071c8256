import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { contract } from '@pliego/contract/contract';
import type { KeyScope } from '@pliego/contract/rules/key-scopes';
import { expect, it } from 'vitest';
import { people, type PersonName } from '#server/testing/fixture.ts';
import { programOf } from '#server/testing/keys.ts';
import { inputSchemaOf } from './tools.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

const reading = ['buscar_licitaciones', 'ver_licitacion', 'ver_expediente', 'ver_comentarios'];

/** An assistant, as the official client makes one. */
async function assistant(server: TestServer, person: PersonName, scopes: KeyScope[]) {
  const program = await programOf(server, person, scopes);
  const transport = new StreamableHTTPClientTransport(new URL('http://pliego.test/mcp'), {
    requestInit: { headers: { authorization: `Bearer ${program.clave}` } },
    fetch: async (url, init) => server.fetch(new Request(url, init)),
  });
  const client = new Client({ name: 'prueba', version: '1' });
  await client.connect(transport);
  const call = async (name: string, args: Record<string, unknown>) => {
    const answer = await client.callTool({ name, arguments: args });
    const [first] = answer.content as { type: string; text: string }[];
    return { isError: answer.isError === true, text: first?.text ?? '' };
  };
  const names = async () => (await client.listTools()).tools.map(({ name }) => name);
  return { client, call, names, program };
}

describeServer('an assistant', (server) => {
  it('finds the tools of its scopes, with the input of their endpoints', async () => {
    const reader = await assistant(server, 'editor', ['licitaciones:leer']);
    expect(await reader.names()).toEqual([...reading, 'ver_seguimiento']);
    const { tools } = await reader.client.listTools();
    expect(tools[1]).toMatchObject({
      inputSchema: { type: 'object', required: ['id'] },
      annotations: { readOnlyHint: true },
    });
    expect(Object.keys(tools[0]?.inputSchema.properties ?? {})).toEqual(
      expect.arrayContaining(['q', 'estado', 'limit']),
    );
    expect(inputSchemaOf(contract.work.endpoints.move).properties).toHaveProperty('etapa');
    const writer = await assistant(server, 'maintainer', [
      'licitaciones:escribir',
      'comentarios:escribir',
      'avisos:leer',
    ]);
    expect(await writer.names()).toEqual([
      ...reading,
      'ver_seguimiento',
      'ver_avisos',
      'seguir_licitacion',
      'comentar_licitacion',
      'mover_etapa',
      'asignar_licitacion',
    ]);
  });

  it('searches, reads and works with the rights of its owner', async () => {
    const scopes: KeyScope[] = ['licitaciones:escribir', 'comentarios:escribir', 'avisos:leer'];
    const { call } = await assistant(server, 'maintainer', scopes);
    const found = await call('buscar_licitaciones', { limit: 2, estado: ['publicada'] });
    expect(found.isError).toBe(false);
    expect((JSON.parse(found.text) as { datos: unknown[] }).datos).toHaveLength(2);
    expect(JSON.parse((await call('ver_licitacion', { id: 1 })).text)).toMatchObject({ id: 1 });
    const follow = await call('seguir_licitacion', { id: 3, siguiendo: true });
    expect(JSON.parse(follow.text)).toMatchObject({ id: 3, siguiendo: true });
    const comment = await call('comentar_licitacion', { id: 3, texto: 'Revisada' });
    expect(comment.isError).toBe(false);
    const assigned = await call('asignar_licitacion', { id: 3, Usuario: people.editor.id });
    const { version } = JSON.parse(assigned.text) as { version: number };
    const stale = await call('asignar_licitacion', { id: 3, Usuario: null, version: version - 1 });
    expect(stale).toEqual({ isError: true, text: 'Alguien lo cambió antes' });
    const { client } = await server.as('maintainer');
    expect((await client.comments.list({ params: { id: 3 } })).datos[0]?.texto).toContain(
      'Revisada',
    );
    expect((await call('ver_avisos', {})).isError).toBe(false);
    expect((await call('ver_seguimiento', {})).isError).toBe(false);
  });

  it('is refused in words', async () => {
    const { call } = await assistant(server, 'author', ['licitaciones:escribir']);
    expect(await call('comentar_licitacion', { id: 1, texto: 'x' })).toEqual({
      isError: true,
      text: 'Esta clave no tiene la herramienta «comentar_licitacion».',
    });
    expect((await call('mover_etapa', { id: 1, etapa: 'en-analisis' })).text).toContain(
      'Con tu rol sólo puedes trabajar en las licitaciones asignadas a ti.',
    );
    expect(await call('ver_licitacion', {})).toEqual({ isError: true, text: 'Falta id.' });
    expect((await call('ver_licitacion', { id: 999_999 })).text).toContain('No existe');
    expect((await call('buscar_licitaciones', { limit: 'muchas' })).text).toContain('limit:');
  });

  it('does nothing more once its key is revoked', async () => {
    const { client, program } = await assistant(server, 'editor', ['licitaciones:leer']);
    await (await server.as('editor')).client.keys.revoke({ params: { id: program.id } });
    await expect(client.listTools()).rejects.toThrow(/401/);
  });

  it('is let in by a key alone, and not from the page of another site', async () => {
    const json = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const admin = await server.as('admin');
    for (const visitor of [server.stranger, admin]) {
      expect((await problemIn(visitor.send('POST', '/mcp', { json }))).code).toBe('sin-sesion');
    }
    const program = await programOf(server, 'admin', ['licitaciones:leer']);
    const headers = { origin: 'https://otro.test' };
    const refused = program.send('POST', '/mcp', { json, headers });
    expect((await problemIn(refused)).code).toBe('origen-no-permitido');
    expect((await problemIn(program.send('GET', '/mcp'))).code).toBe('metodo-no-permitido');
  });

  it('takes no body that the API would not take, also without its length', async () => {
    const program = await programOf(server, 'admin', ['licitaciones:leer']);
    const sending = (body: string) => {
      const headers = { 'content-type': 'application/json' };
      return problemIn(program.send('POST', '/mcp', { body: new Blob([body]).stream(), headers }));
    };
    expect((await sending(`"${'x'.repeat(1_048_576)}"`)).code).toBe('demasiado-grande');
    expect((await sending('['.repeat(100_000))).code).toBe('solicitud-malformada');
    expect((await sending('{')).code).toBe('solicitud-malformada');
  });
});
