import type { SourceId } from '@pliego/sources/notice';

/** The last signs of life of a source. */
export interface SourceLife {
  /** When it was last read, by any import or connector. */
  aliveAt: Date;
  /** Whether a connector of the company to it fails at the moment. */
  failing: boolean;
}

const hour = 3_600_000;
/** Longer than a weekend night, shorter than a window for questions: after it users see a warning. */
const silenceMs = 48 * hour;
/** Connectors report their failures themselves, so a bad hour does not count as silence. */
const failingSilenceMs = 3 * hour;

/** Sources that never update: the demonstration, and the company's own spreadsheets. */
const withoutVoice: ReadonlySet<SourceId> = new Set(['demostracion', 'planilla', 'propia']);

export function isLive(source: SourceId): boolean {
  return !withoutVoice.has(source);
}

/** Since when a source is silent for longer than it should be; null while it is not. */
export function silentSince(
  source: SourceId,
  life: SourceLife | undefined,
  now: Date,
): Date | null {
  if (life === undefined || !isLive(source)) return null;
  const limit = life.failing ? failingSilenceMs : silenceMs;
  return now.getTime() - life.aliveAt.getTime() > limit ? life.aliveAt : null;
}
