import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { answerOf, type TenderDraft, tenderElement } from './tender-draft.ts';

const commandLine = resolve(import.meta.dirname, '../../packages/server/dist/pliego.js');

/** Imports a tender as the operator of the server does, for every company, through the command line. */
export function officialImport(codigo: string, draft: TenderDraft): void {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-oficial-'));
  try {
    const file = join(folder, `${codigo}.json`);
    writeFileSync(file, answerOf([tenderElement(codigo, draft)], draft.haceDias));
    execFileSync(process.execPath, [commandLine, 'import', file], {
      env: { ...process.env, DATABASE_URL: '', PLIEGO_DATA: process.env['PLIEGO_E2E_DATA'] },
      stdio: 'pipe',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
