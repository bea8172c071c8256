import { entry, feed, tombstone } from '@pliego/sources/testing/placsp-feed';
import type { Outcome } from './outside.ts';

interface FakeEntry {
  code: string;
  updated: string;
  title: string;
  deleted: boolean;
}

/** A syndication of Spain's platform: files of a few entries, the newest first, each linked to the older one. */
export class FakePlacsp {
  readonly calls: string[] = [];
  /** Ends of the next files, in order: `cut` breaks the file off. */
  readonly ahead: ('cut' | 'http-503' | null)[] = [];
  readonly perFile: number;
  #entries: FakeEntry[] = [];

  constructor(perFile = 5) {
    this.perFile = perFile;
  }

  /** Adds an entry, or the same one again as it is now, on top of the feed. */
  publish(number: number, updated: string, { deleted = false, title = '' } = {}): void {
    const code = String(700_000 + number);
    this.#entries.unshift({ code, updated, deleted, title: title || `Obra número ${number}` });
  }

  readonly answer = (request: Request): Outcome => {
    const url = new URL(request.url);
    const file = Number(/_(\d+)\.atom$/.exec(url.pathname)?.[1] ?? 0);
    this.calls.push(String(file));
    const trouble = this.ahead.shift() ?? null;
    if (trouble === 'http-503') return new Response('', { status: 503 });
    const shown = this.#entries.slice(file * this.perFile, (file + 1) * this.perFile);
    const hasMore = this.#entries.length > (file + 1) * this.perFile;
    // A name beside its own, as the platform writes it.
    const next = hasMore ? `<link rel="next" href="licitaciones_${file + 1}.atom"/>` : '';
    const content = shown
      .map(({ code, updated, title, deleted }) =>
        deleted ? tombstone(code, updated) : entry({ code, updated, title }),
      )
      .join('\n');
    const text = feed(content, `<link rel="self" href="${url.href}"/>${next}`);
    return new Response(trouble === 'cut' ? text.slice(0, text.length - 300) : text);
  };
}
