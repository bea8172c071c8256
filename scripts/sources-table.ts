/**
 * Writes docs/sources.md: how the readers read every available real file. `npx tsx scripts/sources-table.ts`,
 * then the formatter; the files are beside the repository, or in PLIEGO_SHARED_DATA.
 */
import { createReadStream, existsSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldTender } from '@pliego/sources/fold';
import type { FoldedTender, Observation, ReadRecord } from '@pliego/sources/notice';
import { openFile } from '@pliego/sources/read';
import type { ReadingMessage } from '@pliego/sources/reading-message';
import { written } from '@pliego/sources/testing/sentences';
import { sharedDataFolder, sharedFiles } from '@pliego/sources/testing/shared-data';

const tablePath = fileURLToPath(new URL('../docs/sources.md', import.meta.url));

/** How many different reasons one row of a table lists. */
const mostReasons = 4;

/** Files of one folder that are read as one format, or that no reader accepts. */
interface Row {
  folder: string;
  /** What a person calls the format; null for files that are refused as a whole. */
  label: string | null;
  files: number;
  read: number;
  refused: number;
  repaired: number;
  reasons: Map<string, { text: string; count: number }>;
}

/** A reason without what changes from record to record, so that equal ones count together. */
const patternOf = (reason: string) => reason.replaceAll(/«[^»]*»/g, '«…»').replaceAll(/\d+/g, 'N');

function addReasons({ reasons }: Row, messages: readonly ReadingMessage[]): void {
  const text = written(messages).replaceAll(/\s+/g, ' ').trim();
  const pattern = patternOf(text);
  const known = reasons.get(pattern);
  if (known === undefined) reasons.set(pattern, { text, count: 1 });
  else known.count += 1;
}

function addRecord(row: Row, record: ReadRecord): void {
  if (record.kind === 'rejected') {
    row.refused += 1;
    addReasons(row, record.reasons);
    return;
  }
  row.read += 1;
  if (record.warnings.length > 0) row.repaired += 1;
}

/** Everything read of one tender, by source and code. */
type Tenders = Map<string, Observation[]>;

async function rowsOf(root: string, tenders: Tenders): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (const path of sharedFiles('.')) {
    const folder = relative(root, dirname(path));
    // Files beside the folders only document their origin.
    if (folder === '') continue;
    const opened = await openFile({ name: path, path, bytes: createReadStream(path) });
    const label = opened.kind === 'recognised' ? written(opened.label) : null;
    const key = `${folder} ${label ?? ''}`;
    const row = rows.get(key) ?? {
      folder,
      label,
      files: 0,
      read: 0,
      refused: 0,
      repaired: 0,
      reasons: new Map(),
    };
    rows.set(key, row);
    row.files += 1;
    if (opened.kind !== 'recognised') addReasons(row, opened.brief);
    else
      for await (const record of opened.records) {
        addRecord(row, record);
        if (record.kind !== 'observation') continue;
        const { observation } = record;
        const tender = `${observation.source} ${observation.code}`;
        tenders.set(tender, [...(tenders.get(tender) ?? []), observation]);
      }
  }
  return [...rows.values()];
}

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;');

function reasonsOf({ reasons }: Row): string {
  const told = [...reasons.values()].sort((a, b) => b.count - a.count);
  const shown = told
    .slice(0, mostReasons)
    .map(({ text, count }) => `${count === 1 ? '' : `${count} × `}${text}`);
  const rest = told.slice(mostReasons).reduce((sum, { count }) => sum + count, 0);
  return cell(
    [...shown, ...(rest === 0 ? [] : [`and ${rest} of other reasons`])].join('<br>'),
  ).replaceAll('&lt;br>', '<br>');
}

const number = new Intl.NumberFormat('en');
const sumOf = (rows: readonly Row[], of: (row: Row) => number) =>
  number.format(rows.reduce((sum, row) => sum + of(row), 0));

function formatRows(rows: readonly Row[]): string[] {
  const labels = new Set(rows.flatMap(({ label }) => label ?? []));
  return [...labels]
    .sort((a, b) => a.localeCompare(b, 'es'))
    .map((label) => {
      const of = rows.filter((row) => row.label === label);
      const cells = [
        sumOf(of, ({ files }) => files),
        sumOf(of, ({ read }) => read),
        sumOf(of, ({ repaired }) => repaired),
        sumOf(of, ({ refused }) => refused),
      ];
      return `| ${cell(label)} | ${cells.join(' | ')} |`;
    });
}

/** A fact of tenders, how many there were of it at `earlier`, and how many a tender has. */
type Fact = readonly [what: string, before: number, of: (tender: FoldedTender) => number];

const facts: readonly Fact[] = [
  ['tenders', 37_334, () => 1],
  ['named by their code alone', 693, ({ title, code }) => Number(title === code)],
  ['of a known type', 19_492, ({ type }) => Number(type !== null)],
  ['with an amount', 21_039, ({ amount }) => Number(amount !== null)],
  [
    'with an amount and no currency, since its source names none',
    3,
    ({ amount, currency }) => Number(amount !== null && currency === null),
  ],
  ['dated steps', 79_922, ({ milestones }) => Object.keys(milestones).length],
  [
    'dated steps without an hour, since their source gives none',
    0,
    ({ milestones }) => Object.values(milestones).filter(({ dia }) => dia !== undefined).length,
  ],
  ['documents', 23_919, ({ documents }) => documents.length],
  ['lines', 8_378, ({ items }) => items.length],
  ['lots', 44, ({ lots }) => lots.length],
  [
    'lots with their result',
    0,
    ({ lots }) => lots.filter(({ resultado }) => resultado !== undefined).length,
  ],
  ['winners of whole awards', 7_539, ({ award }) => award?.proveedores.length ?? 0],
];
const earlier = 'e595d4b, of 23 November 2026';

function factRows(tenders: Tenders): string[] {
  const folded = [...tenders.values()].map((observations) => foldTender(observations));
  return facts.map(([what, before, of]) => {
    const now = folded.reduce((sum, tender) => sum + of(tender), 0);
    return `| ${what} | ${number.format(before)} | ${number.format(now)} |`;
  });
}

function page(rows: readonly Row[], tenders: Tenders): string {
  const read = rows.filter(({ label }) => label !== null);
  const refused = rows.filter(({ label }) => label === null);
  return [
    '# What is read of the real files',
    '',
    'Generated by `npx tsx scripts/sources-table.ts`, which runs the readers over every file of `../shared/data`; do not edit.',
    `${sumOf(rows, ({ files }) => files)} files: ${sumOf(read, ({ files }) => files)} read, with ${sumOf(read, (row) => row.read)} notices and ${sumOf(read, (row) => row.refused)} refused records;`,
    `${sumOf(refused, ({ files }) => files)} refused as a whole. Reasons are told in Spanish, as the screen does; those that differ only in what they quote count as one.`,
    '',
    '## By format',
    '',
    '| format | files | notices read | of them with warnings | refused |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...formatRows(read),
    '',
    '## What the tenders state',
    '',
    `All notices folded, before (commit ${earlier}, which read the same notices) and now. Before, amounts were given a currency`,
    'and days an hour that no source states.',
    '',
    '| | before | now |',
    '| --- | ---: | ---: |',
    ...factRows(tenders),
    '',
    '## By folder',
    '',
    '| folder | format | files | notices read | refused | reasons |',
    '| --- | --- | ---: | ---: | ---: | --- |',
    ...read.map(
      (row) =>
        `| \`${row.folder}\` | ${cell(row.label ?? '')} | ${row.files} | ${number.format(row.read)} | ${number.format(row.refused)} | ${reasonsOf(row)} |`,
    ),
    '',
    '## Refused as a whole',
    '',
    'Files that hold no notices, that are broken, or that ask for a mapping of their columns on the screen.',
    '',
    '| folder | files | reasons |',
    '| --- | ---: | --- |',
    ...refused.map((row) => `| \`${row.folder}\` | ${row.files} | ${reasonsOf(row)} |`),
    '',
  ].join('\n');
}

if (!existsSync(sharedDataFolder)) {
  console.error(`No están los archivos reales en ${sharedDataFolder}.`);
  process.exit(1);
}
const tenders: Tenders = new Map();
const rows = await rowsOf(sharedDataFolder, tenders);
writeFileSync(tablePath, page(rows, tenders));
