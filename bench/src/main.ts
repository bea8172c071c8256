import { bulkFigures } from './bulk.ts';
import { exportFigures } from './export.ts';
import { httpFigures } from './http.ts';
import { ingestFigures } from './ingest.ts';
import { liveFigures } from './live.ts';
import { loadFigures } from './load.ts';
import { matchesFigures } from './matches.ts';
import { matchQualityFigures } from './match-quality.ts';
import { matcherFigures } from './match-speed.ts';
import { type Figure, printTable } from './measure.ts';
import { pageFigures } from './pages.ts';
import { rareFigures } from './rare.ts';
import { readerFigures } from './readers.ts';
import { reportFigures } from './reports.ts';
import { sampleFigures } from './sample.ts';
import { searchFigures } from './search.ts';
import { typingFigures } from './typing.ts';
import { upkeepFigures } from './upkeep.ts';
import { workFigures } from './work.ts';

const sections: Record<string, () => Promise<Figure[]>> = {
  readers: readerFigures,
  import: ingestFigures,
  search: async () => [...(await searchFigures(15_000)), ...(await searchFigures(150_000))],
  rare: rareFigures,
  load: loadFigures,
  work: workFigures,
  reports: reportFigures,
  export: exportFigures,
  bulk: bulkFigures,
  upkeep: upkeepFigures,
  'match-quality': matchQualityFigures,
  matcher: matcherFigures,
  matches: matchesFigures,
  http: httpFigures,
  live: liveFigures,
  pages: pageFigures,
  sample: sampleFigures,
  typing: typingFigures,
};

/** Measured only when asked for: their databases take long to make, though only once, or they measure no speed. */
const onlyWhenAsked = new Set([
  'rare',
  'load',
  'work',
  'reports',
  'upkeep',
  'match-quality',
  'matcher',
  'matches',
  'export',
  'bulk',
]);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in sections));
if (unknown.length > 0) {
  console.error(
    `No conozco ${unknown.join(', ')}. Las partes son: ${Object.keys(sections).join(', ')}.`,
  );
  process.exit(1);
}

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(sections)) {
  if (asked.length === 0 ? onlyWhenAsked.has(name) : !asked.includes(name)) continue;
  console.log(`Midiendo: ${name}…`);
  try {
    figures.push(...(await measure()));
  } catch (error) {
    // The other parts took minutes to measure: they are shown all the same.
    console.error(`No se pudo medir ${name}:`, error);
    process.exitCode = 1;
  }
}
printTable(figures);
