import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import type { Sample } from './sample.ts';
import { jsonSamples } from './samples-json.ts';
import { tableSamples } from './samples-tables.ts';
import { xmlSamples } from './samples-xml.ts';

const [list] = jsonSamples;
const text = typeof list?.content === 'string' ? list.content : '';
const entry = (content: Uint8Array) =>
  zipSync({ 'datos/listado.json': content, 'leeme.txt': content });

const archiveSamples: readonly Sample[] = [
  { name: 'listado.json.gz', content: gzipSync(text) },
  { name: 'listado.zip', content: entry(Buffer.from(text)) },
  { name: 'listado-dentro.zip', content: text, wrap: entry },
  { name: 'listado-dentro.json.gz', content: text, wrap: (content) => gzipSync(content) },
];

/** At least one file of every format that is read. */
export const samples: readonly Sample[] = [
  ...jsonSamples,
  ...xmlSamples,
  ...tableSamples,
  ...archiveSamples,
];
