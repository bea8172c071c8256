import type { ZipDirectory, ZipEntry } from '../archive/zip-directory.ts';
import { isDateFormat } from './xlsx-dates.ts';
import { readPart } from './xlsx-xml.ts';

export interface Sheet {
  name: string;
  entry: ZipEntry;
}

/** The metadata of a workbook. */
export interface Workbook {
  /** Sheets with cells that are not hidden, in the order of their tabs. */
  sheets: Sheet[];
  hidden: string[];
  /** Days are counted from 1904, as old Macs did. */
  is1904: boolean;
  /** Whether the cells of each style are dates. */
  dateStyles: boolean[];
  strings: ZipEntry | null;
}

const mostSheets = 1_000;
const mostStyles = 100_000;
/** Excel takes 31 characters. */
const longestSheetName = 100;

/** A part of the archive by its path, however its case and the slash before it are written. */
function partAt({ entries }: ZipDirectory, path: string): ZipEntry | null {
  const wanted = path.replace(/^\//, '').toLowerCase();
  return entries.find(({ name }) => name.toLowerCase() === wanted) ?? null;
}

function workbookPart({ entries }: ZipDirectory): ZipEntry | null {
  return entries.find(({ name }) => /^xl\/workbook\d*\.xml$/i.test(name)) ?? null;
}

/** Whether a zip is a workbook of Excel that can be read. */
export function isWorkbook(directory: ZipDirectory): boolean {
  return workbookPart(directory) !== null;
}

interface SheetReference {
  name: string;
  id: string;
  hidden: boolean;
}

async function sheetReferences(
  part: ZipEntry,
): Promise<{ references: SheetReference[]; is1904: boolean }> {
  const references: SheetReference[] = [];
  let is1904 = false;
  await readPart(part.bytes(), {
    open: (name, attribute) => {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attribute('date1904') ?? '');
      if (name !== 'sheet' || references.length >= mostSheets) return;
      const state = attribute('state') ?? 'visible';
      const id = attribute('r:id') ?? attribute('relationships:id') ?? '';
      const shown = (attribute('name') ?? '').slice(0, longestSheetName);
      references.push({ name: shown, id, hidden: state !== 'visible' });
    },
    text: () => {},
    close: () => {},
    take: () => [],
  });
  return { references, is1904 };
}

/** Paths of the sheets and of the strings by the ids under which the workbook knows them. */
async function relations(directory: ZipDirectory, workbook: ZipEntry) {
  const targets = new Map<string, string>();
  let strings: string | null = null;
  const file = workbook.name.replace(/^xl\//i, '');
  const part = partAt(directory, `xl/_rels/${file}.rels`);
  if (part !== null) {
    await readPart(part.bytes(), {
      open: (name, attribute) => {
        if (name !== 'Relationship' || targets.size > 10 * mostSheets) return;
        const target = attribute('Target') ?? '';
        const path = target.startsWith('/') ? target : `xl/${target}`;
        const type = attribute('Type') ?? '';
        if (type.endsWith('/worksheet')) targets.set(attribute('Id') ?? '', path);
        if (type.endsWith('/sharedStrings')) strings = path;
      },
      text: () => {},
      close: () => {},
      take: () => [],
    });
  }
  return { targets, strings: strings ?? 'xl/sharedStrings.xml' };
}

async function dateStyles(part: ZipEntry | null): Promise<boolean[]> {
  const formats: number[] = [];
  const codes = new Map<number, string>();
  let inCells = false;
  if (part === null) return [];
  await readPart(part.bytes(), {
    open: (name, attribute) => {
      if (name === 'cellXfs') inCells = true;
      if (name === 'numFmt' && codes.size < mostStyles) {
        codes.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      }
      if (name === 'xf' && inCells && formats.length < mostStyles) {
        formats.push(Number(attribute('numFmtId') ?? 0));
      }
    },
    text: () => {},
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
    take: () => [],
  });
  return formats.map((id) => isDateFormat(id, codes.get(id)));
}

/** Reads the metadata of a workbook; its sheets are not read. */
export async function openWorkbook(directory: ZipDirectory): Promise<Workbook | null> {
  const part = workbookPart(directory);
  if (part === null) return null;
  const { references, is1904 } = await sheetReferences(part);
  const { targets, strings } = await relations(directory, part);
  const sheets: Sheet[] = [];
  const hidden: string[] = [];
  for (const [index, reference] of references.entries()) {
    const path = targets.get(reference.id) ?? `xl/worksheets/sheet${index + 1}.xml`;
    const entry = partAt(directory, path);
    if (entry === null || entry.refused !== null) continue;
    if (reference.hidden) hidden.push(reference.name);
    else sheets.push({ name: reference.name, entry });
  }
  return {
    sheets,
    hidden,
    is1904,
    dateStyles: await dateStyles(partAt(directory, 'xl/styles.xml')),
    strings: partAt(directory, strings),
  };
}
