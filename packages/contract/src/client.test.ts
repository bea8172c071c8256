import { describe, expect, it } from 'vitest';
import { ApiError, UnreadableAnswer } from './api-error.ts';
import { createClient, encodeQuery } from './client.ts';
import { contract } from './contract.ts';
import { fillPath } from './endpoint.ts';
import { TenderListQuery } from './areas/tender-query.ts';
import { Problem } from './problem.ts';
import { sampleContract } from './sample-contract.ts';

const origin = 'https://pliego.test';

/** A client of a fetcher that always answers the same and records its requests. */
function clientOf(answer: () => Response) {
  const asked: Request[] = [];
  const client = createClient(
    contract,
    (request) => {
      asked.push(request);
      return answer();
    },
    origin,
  );
  return { client, asked };
}

const json =
  (value: unknown, status = 200) =>
  () =>
    Response.json(value, { status });

describe('a query', () => {
  it.each([
    [{}, ''],
    [{ q: '', estado: [], cursor: undefined, monto: null }, ''],
    [{ q: 'año "dos" & más', limit: 5 }, '?q=a%C3%B1o+%22dos%22+%26+m%C3%A1s&limit=5'],
    [
      { estado: ['publicada', 'cerrada'], exacto: false },
      '?estado=publicada%2Ccerrada&exacto=false',
    ],
    [{ object: { a: 1 } }, ''],
  ])('%j is written as %s', (query, text) => {
    expect(encodeQuery(query)).toBe(text);
  });

  it('sends an empty value only where it differs from an absent one', async () => {
    const asked: string[] = [];
    const { email, todo, invoices } = createClient(
      sampleContract,
      (request) => {
        asked.push(request.url.slice(origin.length));
        return Response.json({}, { status: 500 });
      },
      origin,
    );
    await email.list({ query: { q: '', folder: '', label: 'private' } }).catch(() => undefined);
    await todo.list({ query: { q: '', filter: '', tag: '' } }).catch(() => undefined);
    await invoices.list({ query: { q: '', status: '', sort: 'asc' } }).catch(() => undefined);
    expect(asked).toEqual([
      '/apps/email/emails?folder=&label=private',
      '/apps/todo/tasks',
      '/apps/invoice/invoices?sort=asc',
    ]);
  });

  it('round-trips', () => {
    const query = {
      q: 'a&b=c',
      estado: ['publicada', 'cerrada'],
      region: [13, 8],
      tag: ['ninguna', 7],
      limit: 9,
      exacto: true,
    };
    const text = encodeQuery(query);
    const read = TenderListQuery.parse(Object.fromEntries(new URLSearchParams(text)));
    expect(read).toMatchObject(query);
  });
});

describe('a path', () => {
  it('takes its parameters, escaped', () => {
    expect(fillPath('/a/:id/b/:name', { id: 7, name: 'x/y ñ' })).toBe('/a/7/b/x%2Fy%20%C3%B1');
    expect(fillPath('/a')).toBe('/a');
  });

  it.each([{}, { id: undefined }, { id: null }, { id: {} }])(
    'is refused without them (%j)',
    (params) => {
      expect(() => fillPath('/a/:id', params)).toThrow('«id»');
    },
  );
});

describe('a call', () => {
  it('is the request of its endpoint', async () => {
    const { client, asked } = clientOf(json({ id: 3, tags: '1,2', version: 5 }));
    const answer = await client.tenders.setTags({ params: { id: 3 }, body: [1, 2], ifVersion: 4 });
    expect(answer).toEqual({ id: 3, tags: '1,2', version: 5 });
    const [request] = asked;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe(`${origin}/licitaciones/editar/3/tag`);
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('if-match')).toBe('"4"');
    expect(await request?.json()).toEqual([1, 2]);
  });

  it('sends a file as its bytes', async () => {
    const { client, asked } = clientOf(json({}, 500));
    await client.sources
      .upload({ query: { nombre: 'á.csv' }, body: new Blob(['x;y']) })
      .catch(() => undefined);
    expect(asked[0]?.url).toBe(`${origin}/api/fuentes/importaciones?nombre=%C3%A1.csv`);
    expect(asked[0]?.headers.get('content-type')).toBe('application/octet-stream');
    expect(await asked[0]?.text()).toBe('x;y');
  });

  it('sends no body with GET, and an empty object where there is no input', async () => {
    const { client, asked } = clientOf(json({ ok: true }));
    await client.auth.logout();
    expect(await asked[0]?.json()).toEqual({});
    await client.health.check().catch(() => undefined);
    expect(asked[1]?.body).toBeNull();
  });

  it('of text answers the text', async () => {
    const { client } = clientOf(() => new Response('a;b'));
    expect(await client.sources.rejections({ params: { id: 1 } })).toBe('a;b');
  });

  it('that is refused rejects with the problem', async () => {
    const problem = Problem.parse({
      type: 'x',
      title: 'No',
      status: 404,
      code: 'no-encontrado',
      motivo: { code: 'etiqueta-desconocida' },
      requestId: 'r',
    });
    const { client } = clientOf(json(problem, 404));
    const error = await client.tags.list().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: 'No', problem });
  });

  it.each([
    ['a page of a proxy', () => new Response('<html>', { status: 502 }), 'no-disponible'],
    ['JSON of someone else', json({ error: 'x' }, 503), 'no-disponible'],
    [
      'a code nobody knows',
      json({ type: 'x', title: 'x', status: 418, code: 'tetera' }, 418),
      'error-interno',
    ],
  ])('answered with %s rejects all the same', async (_, answer, code) => {
    const { client } = clientOf(answer);
    await expect(client.tags.list()).rejects.toMatchObject({ problem: { code } });
  });

  it('that answers nothing resolves to nothing', async () => {
    const client = createClient(sampleContract, () => new Response(null, { status: 201 }), origin);
    expect(await client.shop.addToCart({ body: { productId: 3 } })).toBeUndefined();
  });

  it('with a declared refusal rejects with the declared code', async () => {
    const client = createClient(sampleContract, () => new Response(null, { status: 404 }), origin);
    await expect(client.shop.product({ params: { id: 99 } })).rejects.toMatchObject({
      problem: { code: 'no-encontrado', status: 404 },
    });
  });

  it('answered against the contract rejects', async () => {
    const { client } = clientOf(json({ datos: [{ id: 'x' }] }));
    await expect(client.tags.list()).rejects.toThrow(UnreadableAnswer);
    await expect(client.tags.list()).rejects.toThrow('datos');
  });

  it('answered with a page of a proxy rejects as unreadable', async () => {
    const { client } = clientOf(() => new Response('<h1>Buenos días</h1>'));
    await expect(client.tags.list()).rejects.toThrow(UnreadableAnswer);
  });

  it('without any answer rejects with the reason', async () => {
    const { client } = clientOf(() => {
      throw new TypeError('offline');
    });
    await expect(client.tags.list()).rejects.toThrow('offline');
  });

  it('may be called off', async () => {
    const { client, asked } = clientOf(json({ datos: [] }));
    const stop = new AbortController();
    await client.tags.list({ signal: stop.signal });
    stop.abort();
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});
