import { textsOf } from '@pliego/server/texts/text-of';
import { fork } from 'node:child_process';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReadRecord } from '@pliego/sources/notice';
import { type OpenedFile, openFile } from '@pliego/sources/read';
import { hasSharedData, sharedFiles } from '@pliego/sources/testing/shared-data';
import { written } from '@pliego/sources/testing/sentences';
import { SaxesParser } from 'saxes';
import { type Figure, whole } from './measure.ts';

/** How long each thing is repeated, in milliseconds: a small file is read many times. */
const measuredFor = 1500;
const mostResident = 300;

/** The least part of the bare parser's speed that a reader aims at. */
const aims: Record<string, number> = { 'ocds-json': 0.5, 'placsp-xml': 0.5 };

interface Candidate {
  path: string;
  size: number;
  format: string;
  label: string;
}

type Recognised = Extract<OpenedFile, { kind: 'recognised' }>;

/** The largest real file of every format that the readers know. */
async function largestFiles(): Promise<Candidate[]> {
  const largest = new Map<string, Candidate>();
  for (const path of sharedFiles('.')) {
    const { size } = statSync(path);
    const opened = await openFile({ name: path, path, bytes: createReadStream(path) });
    if (opened.kind !== 'recognised') continue;
    await opened.records.return(undefined);
    const { format } = opened;
    const label = textsOf(opened.label);
    if (size > (largest.get(format)?.size ?? 0)) largest.set(format, { path, size, format, label });
  }
  return [...largest.values()].sort((a, b) => a.format.localeCompare(b.format));
}

async function opened(path: string, bytes: Uint8Array): Promise<Recognised> {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
  }
  const file = await openFile({ name: path, path, bytes: chunks() });
  if (file.kind !== 'recognised') throw new Error(`No se lee ${path}: ${written(file.reasons)}`);
  return file;
}

/** Seconds that something takes, once warm. */
async function secondsOf(work: () => unknown): Promise<number> {
  await work();
  const started = performance.now();
  let times = 0;
  while (performance.now() - started < measuredFor) {
    await work();
    times += 1;
  }
  return (performance.now() - started) / 1000 / times;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : JSON.parse(line)));
  }
}

function parseXml(text: string): number {
  let elements = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', () => {
    elements += 1;
  });
  parser.write(text).close();
  return elements;
}

/** What a bare parser of the same bytes is called and how to run it; null for tables and archives. */
function bareParser(bytes: Buffer): { name: string; parse: () => unknown } | null {
  const start = bytes.subarray(0, 200).toString().trimStart();
  if (start.startsWith('<')) return { name: 'saxes', parse: () => parseXml(bytes.toString()) };
  if (!/^\uFEFF?[[{]/.test(start)) return null;
  return { name: 'JSON.parse', parse: () => parseJson(bytes.toString().replace(/^\uFEFF/, '')) };
}

const isNotice = ({ kind }: ReadRecord) => kind === 'observation';
const share = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 2 });

async function readerFigure({ path, size, format, label }: Candidate): Promise<Figure> {
  const bytes = readFileSync(path);
  let notices = 0;
  const seconds = await secondsOf(async () => {
    notices = 0;
    const { records } = await opened(path, bytes);
    for await (const record of records) if (isNotice(record)) notices += 1;
  });
  const bare = bareParser(bytes);
  const part = bare === null ? null : (await secondsOf(bare.parse)) / seconds;
  const aim = aims[format];
  const beside = bare === null || part === null ? '' : `, ${share.format(part)} de ${bare.name}`;
  return {
    what: `Leer ${label}: ${basename(path)}, ${share.format(size / 1e6)} MB`,
    measured: `${share.format(size / 1e6 / seconds)} MB/s, ${whole(notices / seconds)} avisos/s${beside}`,
    aim: aim === undefined ? '' : `≥ ${share.format(aim)} de ${bare?.name ?? 'lo mismo'}`,
    met: aim === undefined ? null : part !== null && part >= aim,
  };
}

interface Measured {
  notices: number;
  megabytes: number;
  seconds: number;
}

/** Reads a package of 1 GB in a separate process, and returns the memory of that process. */
function memoryFigure(): Promise<Figure> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('reader-memory.ts', import.meta.url)));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Terminó con el código ${code}`)));
    child.once('message', (message) => {
      const { notices, megabytes, seconds } = message as Measured;
      resolve({
        what: `Memoria máxima al leer un paquete OCDS generado de 1 GB (${whole(notices)} entregas)`,
        measured: `${whole(megabytes)} MB, ${whole(1000 / seconds)} MB/s`,
        aim: `≤ ${mostResident} MB`,
        met: megabytes <= mostResident,
      });
    });
  });
}

/** How fast each reader reads the largest real file of its format, beside the bare parser of the same bytes. */
export async function readerFigures(): Promise<Figure[]> {
  const figures = [await memoryFigure()];
  if (!hasSharedData) {
    console.log('Sin ../shared/data: los lectores no se miden con archivos reales.');
    return figures;
  }
  for (const candidate of await largestFiles()) figures.push(await readerFigure(candidate));
  return figures;
}
