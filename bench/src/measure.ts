/** The middle and the slow end of some durations, in milliseconds. */
export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

export function percentiles(durations: readonly number[]): Percentiles {
  const sorted = [...durations].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Runs `work` some times, after a few that do not count, and answers how long each took in milliseconds. */
export async function timed(runs: number, work: () => Promise<unknown>): Promise<number[]> {
  for (let warmup = 0; warmup < 3; warmup += 1) await work();
  const durations: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await work();
    durations.push(performance.now() - started);
  }
  return durations;
}

/** One line of the table: what was measured, what was aimed at. */
export interface Figure {
  what: string;
  measured: string;
  aim: string;
  met: boolean | null;
}

const number = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 });
export const ms = (value: number): string => `${number.format(value)} ms`;
export const whole = (value: number): string => number.format(Math.round(value));

const markOf = (met: boolean | null): string => {
  if (met === null) return '';
  return met ? 'sí' : 'no';
};

export function printTable(figures: readonly Figure[]): void {
  console.log('\n| Qué | Medido | Meta | |\n| --- | ---: | ---: | --- |');
  for (const { what, measured, aim, met } of figures) {
    const mark = markOf(met);
    console.log(`| ${what} | ${measured} | ${aim} | ${mark} |`);
  }
}
