import type { SourceId } from '@pliego/sources/notice';

/** The last signs of life of a source. */
export interface SourceLife {
  /** When it last told us anything, through whatever import or connector. */
  aliveAt: Date;
  /** Whether a connector of the company to it fails at the moment. */
  failing: boolean;
}

const hour = 3_600_000;
/** Longer than a weekend night, shorter than a window for questions: then somebody should know. */
const silenceMs = 48 * hour;
/** Where a connector says itself that it fails, a bad hour is still no silence. */
const failingSilenceMs = 3 * hour;

/** What nobody will ever tell more of: invented by us, or written by the company itself. */
const withoutVoice: ReadonlySet<SourceId> = new Set(['demostracion', 'planilla']);

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
