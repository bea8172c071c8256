import { SpreadsheetMapping } from '@pliego/contract/areas/spreadsheets';
import * as z from 'zod';
import { openEmbedded } from '#server/db/embedded/open.ts';
import { openWorkerEngine } from '#server/db/embedded/worker-engine.ts';
import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import { type BackupEvent, type BackupSource, writeBackup } from './backup/write-backup.ts';
import { type ImportEvent, importPaths } from './import-paths.ts';
import { importReference, type ReferenceEvent } from './import-reference.ts';
import type { OperatorDependencies, OperatorTask } from './task.ts';

const Paths = z.object({ rutas: z.array(z.string()).min(1) });
type Paths = z.infer<typeof Paths>;

const Import = z.object({
  rutas: z.array(z.string()).min(1),
  mapeo: z.optional(SpreadsheetMapping),
});
type Import = z.infer<typeof Import>;

export const importTask: OperatorTask<Import, ImportEvent> = {
  address: '/api/operador/importar',
  input: Import,
  inTurn: true,
  run: (dependencies, { rutas, mapeo }, tell) => importPaths(dependencies, rutas, tell, mapeo),
};

export const referenceTask: OperatorTask<Paths, ReferenceEvent> = {
  address: '/api/operador/importar-referencia',
  input: Paths,
  inTurn: true,
  run: (dependencies, { rutas }, tell) => importReference(dependencies, rutas, tell),
};

const Backup = z.object({ carpeta: z.string().min(1), conClave: z.boolean() });
type Backup = z.infer<typeof Backup>;

/** The embedded database answers one after another, so a copy of its files is read instead of itself. */
function backupSource(dependencies: OperatorDependencies): BackupSource {
  const { database, copyFiles, uploadsDir, secretKey, version, now, workerFile } = dependencies;
  return {
    withDatabase: async (folder, work) => {
      if (copyFiles === null) return work(database);
      const copy = join(folder, 'copia');
      await copyFiles(copy);
      const copied = await openEmbedded(
        openWorkerEngine({ dataDir: copy, fsync: false }, workerFile),
        null,
      );
      try {
        return await work(copied);
      } finally {
        await copied.close();
        await rm(copy, { recursive: true, force: true });
      }
    },
    uploadsDir,
    secretKey,
    product: version,
    now,
  };
}

export const backupTask: OperatorTask<Backup, BackupEvent> = {
  address: '/api/operador/respaldar',
  input: Backup,
  inTurn: false,
  run: (dependencies, { carpeta, conClave }, tell) =>
    writeBackup(backupSource(dependencies), { folder: carpeta, withKey: conClave }, tell),
};
