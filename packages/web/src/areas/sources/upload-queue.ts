import type { Chosen } from '#web/ui/attachments/drop-zone.tsx';
import type { ImportRun } from '@pliego/contract/areas/sources';
import type { SpreadsheetUpload } from '@pliego/contract/areas/spreadsheet-endpoints';

/** Why a file is not even sent. */
export type Refusal = 'empty' | 'large' | 'folder';

export interface Upload {
  id: number;
  /** The company it was chosen in: it is no affair of another one's screen. */
  empresa: number;
  name: string;
  size: number;
  state:
    | { step: 'waiting' }
    | { step: 'sending'; sent: number }
    | { step: 'refused'; refusal: Refusal }
    | { step: 'failed'; error: unknown };
}

export interface Sending {
  file: File;
  signal: AbortSignal;
  onSent: (bytes: number) => void;
}

/** The outcome of an upload: an import is running, or the file is a table whose columns must be mapped. */
export type Accepted =
  | { kind: 'run'; run: ImportRun }
  | { kind: 'table'; table: SpreadsheetUpload };

/** In which company it was chosen, and whether no other file was chosen with it. */
export interface ChosenWith {
  empresa: number;
  isAlone: boolean;
}

interface UploadQueueOptions {
  maxBytes: number;
  send: (sending: Sending) => Promise<Accepted>;
  onAccepted: (accepted: Accepted, chosen: ChosenWith) => void;
}

interface Held extends ChosenWith {
  file: File;
  abort: AbortController;
}

/**
 * Uploads files to the server, one after the other. It is independent of the screen: leaving the
 * page does not stop an upload. An accepted file leaves the queue and goes on as an import or as a table; a refused
 * one stays, with its reason, until the user dismisses it.
 */
export class UploadQueue {
  readonly #options: UploadQueueOptions;
  readonly #held = new Map<number, Held>();
  readonly #listeners = new Set<() => void>();
  #uploads: readonly Upload[] = [];
  #lastId = 0;
  #isSending = false;

  constructor(options: UploadQueueOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly uploads = (): readonly Upload[] => this.#uploads;

  add(chosen: readonly Chosen[], empresa: number): void {
    const added = chosen.map(({ file, isFolder }): Upload => {
      this.#lastId += 1;
      const id = this.#lastId;
      const refusal = this.#refusalOf(file, isFolder);
      if (refusal === null) {
        const isAlone = chosen.length === 1;
        this.#held.set(id, { file, abort: new AbortController(), empresa, isAlone });
      }
      return {
        id,
        empresa,
        name: file.name,
        size: file.size,
        state: refusal === null ? { step: 'waiting' } : { step: 'refused', refusal },
      };
    });
    this.#set([...this.#uploads, ...added]);
    void this.#work();
  }

  /** Cancels an upload, or dismisses a failed one. */
  remove(id: number): void {
    this.#held.get(id)?.abort.abort();
    this.#held.delete(id);
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
  }

  retry(id: number): void {
    if (!this.#held.has(id)) return;
    this.#change(id, { step: 'waiting' });
    void this.#work();
  }

  #refusalOf(file: File, isFolder: boolean): Refusal | null {
    if (isFolder) return 'folder';
    if (file.size === 0) return 'empty';
    return file.size > this.#options.maxBytes ? 'large' : null;
  }

  async #work(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (;;) {
      const next = this.#uploads.find(({ state }) => state.step === 'waiting');
      const held = next === undefined ? undefined : this.#held.get(next.id);
      if (next === undefined || held === undefined) break;
      await this.#send(next.id, held);
    }
    this.#isSending = false;
  }

  async #send(id: number, { file, abort, ...chosen }: Held): Promise<void> {
    this.#change(id, { step: 'sending', sent: 0 });
    try {
      const accepted = await this.#options.send({
        file,
        signal: abort.signal,
        onSent: (bytes) => this.#change(id, { step: 'sending', sent: Math.min(bytes, file.size) }),
      });
      this.#options.onAccepted(accepted, chosen);
      this.remove(id);
    } catch (error) {
      // The user cancelled it: its failure is not reported.
      if (!abort.signal.aborted) this.#change(id, { step: 'failed', error });
    }
  }

  #change(id: number, state: Upload['state']): void {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
