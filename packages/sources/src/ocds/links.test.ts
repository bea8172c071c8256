import { describe, expect, it } from 'vitest';
import { fileOf, recordsOf } from '../testing/files.ts';
import { linkedReleases, listedProcesses, nextLink } from './links.ts';
import { refusalOf, written } from '../testing/sentences.ts';

const address = 'https://api.example.org/ocds/search?page=1';

describe('nextLink', () => {
  it.each([
    [{ links: { next: 'https://api.example.org/ocds/search?page=2' } }, 'search?page=2'],
    [{ links: { next: '/ocds/search?cursor=a%3D' } }, 'search?cursor=a%3D'],
    [{ links: { next: '?page=2' } }, 'search?page=2'],
    [
      {
        links: [
          { rel: 'self', href: 'x' },
          { rel: 'next', href: '?page=3' },
        ],
      },
      'search?page=3',
    ],
    [{ next_page: { uri: 'https://api.example.org/ocds/search?offset=9' } }, 'search?offset=9'],
  ])('finds it in %j', (page, end) => {
    const expected = `https://api.example.org/ocds/${end}`;
    expect(nextLink(page, address)).toBe(expected);
    const whole = { releases: [{ ocid: 'a', links: { next: 'https://no.example' } }], ...page };
    expect(nextLink(Buffer.from(JSON.stringify(whole)), address)).toBe(expected);
  });

  it.each([
    [{ releases: [] }],
    [{ links: { next: null } }],
    [{ links: { next: '' } }],
    [{ links: { next: address } }],
    [{ links: { next: 'javascript:alert(1)' } }],
    [[]],
    ['no'],
  ])('is null for %j', (page) => {
    expect(nextLink(page, address)).toBeNull();
    expect(nextLink(Buffer.from(JSON.stringify(page)), address)).toBeNull();
  });

  it('needs the address only for what is relative, and survives a page that is cut', () => {
    expect(nextLink({ links: { next: 'https://e.org/2' } })).toBe('https://e.org/2');
    expect(nextLink({ links: { next: '/2' } })).toBeNull();
    expect(nextLink(Buffer.from('{"links":{"next":"https://e.org/2"},"releases":[{'))).toBe(
      'https://e.org/2',
    );
  });
});

describe('linkedReleases', () => {
  it('lists what records link to and do not hold', () => {
    const link = (url: string) => ({ url, date: '2026-01-01', tag: ['tender'] });
    const held = { ...link('https://e.org/held'), ocid: 'a' };
    const first = { ocid: 'a', releases: [link('https://e.org/1'), held, link('https://e.org/1')] };
    expect(linkedReleases({ records: [first] })).toEqual(['https://e.org/1']);
    expect(linkedReleases(first)).toEqual(['https://e.org/1']);
    expect(linkedReleases({ releases: [{ ocid: 'a', url: 'https://e.org/2' }] })).toEqual([]);
  });
});

const process = {
  ocid: 'ocds-70d2nz-1000-1-LE26',
  urlTender: 'https://api.example.cl/tender/1000-1-LE26',
  urlAward: 'https://api.example.cl/award/1000-1-LE26',
};

describe('answers of OCDS services that hold no releases', () => {
  it('tell what to fetch', () => {
    expect(listedProcesses({ data: [process, { urlTender: 'x' }] })).toEqual([
      { ocid: process.ocid, addresses: [process.urlTender, process.urlAward] },
    ]);
    expect(listedProcesses({ data: 'x' })).toEqual([]);
  });

  it.each([
    [{ pagination: { total: 1 }, data: [process] }, /^Es el índice de procesos OCDS/],
    [
      { type: 'about:blank', title: 'Error', status: 500, detail: 'Se agotó el tiempo' },
      /error del servicio OCDS \(código 500\): «Se agotó el tiempo»/,
    ],
    [{ NumeroError: 404, MensajeError: 'No existe' }, /\(código 404\): «No existe»/],
    [{ NumeroError: '10' }, /\(código 10\): «sin mensaje»/],
    [{ error: { code: 429, message: 'Demasiadas consultas' } }, /\(código 429\): «Demasiadas/],
    [
      { uri: 'x', publishedDate: '2026-01-01', publisher: {}, version: '1.1', lanzamientos: [] },
      /^Parece un paquete OCDS, pero no trae «releases» ni «records»/,
    ],
    [{ publisher: { name: 'x' }, releases: {} }, /«releases» no es una lista/],
  ])('are refused as what they are: %j', async (answer, reason) => {
    const reading = recordsOf(fileOf('a.json', JSON.stringify(answer)));
    expect(written(await refusalOf(reading))).toMatch(reason);
  });

  it('are rejected where they stand among pages', async () => {
    const page = { uri: 'x', releases: [{ ocid: 'a', date: '2026-01-01' }] };
    const error = { status: 500, detail: 'Se agotó el tiempo' };
    const text = [page, error, page].map((one) => JSON.stringify(one, null, 1)).join('\n');
    const records = await recordsOf(fileOf('a.json', text));
    expect(records.map(({ kind, line }) => [kind, line])).toEqual([
      ['observation', 1],
      ['rejected', 2],
      ['observation', 3],
    ]);
    expect(records[1]).toMatchObject({
      reasons: [{ code: 'error-de-ocds-con-codigo', params: { codigo: '500' } }],
    });
    const lines = [page, error].map((one) => JSON.stringify(one)).join('\n');
    expect(await recordsOf(fileOf('a.jsonl', lines))).toMatchObject([
      { kind: 'observation', line: 1 },
      {
        kind: 'rejected',
        line: 2,
        reasons: [{ code: 'error-de-ocds-con-codigo', params: { codigo: '500' } }],
      },
    ]);
  });
});
