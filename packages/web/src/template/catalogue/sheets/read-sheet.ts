import Papa from 'papaparse';
import { readXlsx } from './read-xlsx.ts';

/** A table with its headers; every cell as it reads. */
export interface Sheet {
  headers: string[];
  rows: string[][];
}

/** Why a file is no table that can be shown. */
export type SheetProblem = 'type' | 'size' | 'broken' | 'empty';

export class SheetError extends Error {
  readonly problem: SheetProblem;

  constructor(problem: SheetProblem) {
    super(problem);
    this.problem = problem;
  }
}

export const mostBytes = 5_000_000;

/** A name that ends as what can be read does. */
const kindOf = (name: string) => /\.(xlsx|csv)$/i.exec(name)?.[1]?.toLowerCase();

/** UTF-8, and where it is not, what spreadsheets write on Windows. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readCsv(bytes: Uint8Array): string[][] {
  const { data } = Papa.parse<string[]>(textOf(bytes), { skipEmptyLines: 'greedy' });
  return data;
}

/** Every row as long as the longest one, and no two headers the same. */
function squared(lines: string[][]): Sheet {
  const filled = lines.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const [first, ...rows] = filled;
  if (first === undefined || rows.length === 0) throw new SheetError('empty');
  const width = filled.reduce((most, cells) => Math.max(most, cells.length), 0);
  const inFull = (cells: string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '');
  return { headers: inFull(first).map((name) => name.trim()), rows: rows.map(inFull) };
}

/** The first sheet of a book of Excel, or a CSV file. Throws `SheetError`. */
export async function readSheet(file: File): Promise<Sheet> {
  const kind = kindOf(file.name);
  if (kind === undefined) throw new SheetError('type');
  if (file.size > mostBytes) throw new SheetError('size');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (kind === 'csv') return squared(readCsv(bytes));
  let lines: string[][];
  try {
    lines = readXlsx(bytes);
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('broken');
  }
  return squared(lines);
}
