import { letGoOfExports } from '#server/areas/prepared-exports/commands.ts';
import {
  type ExportRunDependencies,
  runExports,
} from '#server/areas/prepared-exports/run-exports.ts';
import { RepeatedJob } from './repeated-job.ts';

/** Soon after it was asked for: one look into an index of what waits. */
const everyMs = 2_000;

/** Makes the exports that people asked for, by this process or another. */
export function exportJob(dependencies: ExportRunDependencies): RepeatedJob {
  const { database, log } = dependencies;
  // No other process has the embedded database: what is held was left by the one before.
  let isLeft = database.kind === 'integrada';
  const run = async (signal: AbortSignal) => {
    if (isLeft) await database.transaction('system', letGoOfExports);
    isLeft = false;
    await runExports(dependencies, signal);
  };
  return new RepeatedJob({ everyMs, run, failed: 'making exports failed', log });
}
