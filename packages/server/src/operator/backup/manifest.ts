import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { OperatorRefusal } from '../refusal.ts';

export const manifestFile = 'manifest.json';
/** Another form of backup would have another number. */
export const backupForm = 1;

/** A file of a backup, by its path in it. */
const StoredFile = z.object({
  // Never out of the backup's folder.
  path: z.string().regex(/^(?:tables|uploads)\/[\w.-]+$|^secret\.key$/),
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[\da-f]{64}$/),
});
export type StoredFile = z.infer<typeof StoredFile>;

const StoredTable = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int().min(0),
  file: StoredFile,
});
export type StoredTable = z.infer<typeof StoredTable>;

/** The description of a backup. It is written last: a folder without it is no backup. */
export const Manifest = z.object({
  form: z.literal(backupForm),
  product: z.string(),
  createdAt: z.string(),
  database: z.enum(['integrada', 'postgresql']),
  /** The last migration it has. */
  level: z.number(),
  tables: z.array(StoredTable),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  /** Tables that wait for a mapping: what the server keeps beside the database. */
  uploads: z.array(StoredFile),
  key: z.object({
    /** Of the key that opens the secrets; null where no key was known. */
    fingerprint: z.string().nullable(),
    /** The key itself, if requested. */
    file: StoredFile.nullable(),
  }),
});
export type Manifest = z.infer<typeof Manifest>;

/** Every file of a backup. */
export const filesOf = ({ tables, uploads, key }: Manifest): StoredFile[] => [
  ...tables.map(({ file }) => file),
  ...uploads,
  ...(key.file === null ? [] : [key.file]),
];

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw new OperatorRefusal(`En ${folder} no hay un respaldo completo: falta ${manifestFile}.`);
  });
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    said = null;
  }
  const parsed = Manifest.safeParse(said);
  if (parsed.success) return parsed.data;
  throw new OperatorRefusal(
    `El archivo ${manifestFile} de ${folder} está dañado o es de otra versión de Pliego.`,
  );
}
