import type { ImportRun } from '@pliego/contract/areas/sources';
import { expect, it } from 'vitest';
import { type ChosenWith, type Sending, UploadQueue } from './upload-queue.ts';

const aRun = (archivo: string): ImportRun => ({
  id: 1,
  archivo,
  formato: null,
  estado: 'en-cola',
  turno: 1,
  bytesLeidos: 0,
  bytes: 1,
  conteo: { leidas: 0, nuevas: 0, cambiadas: 0, sinCambios: 0, rechazadas: 0, reparadas: 0 },
  avisos: [],
  camposNoLeidos: [],
  error: null,
  usuario: null,
  inicio: '2026-01-01T00:00:00Z',
  termino: null,
  deshacible: false,
  deshecha: null,
});

const chosen = (name: string, content: string) => ({
  file: new File([content], name),
  isFolder: false,
});

/** A queue whose server answers when the test resolves it. */
function aQueue() {
  const sent: { name: string; answer: (failure?: Error) => void; signal: AbortSignal }[] = [];
  const accepted: [string, ChosenWith][] = [];
  const queue = new UploadQueue({
    maxBytes: 10,
    send: ({ file, signal }: Sending) =>
      new Promise((resolve, reject) => {
        const answer = (failure?: Error) =>
          failure === undefined ? resolve({ kind: 'run', run: aRun(file.name) }) : reject(failure);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        sent.push({ name: file.name, answer, signal });
      }),
    onAccepted: (done, chosenWith) =>
      accepted.push([done.kind === 'run' ? done.run.archivo : done.table.archivo, chosenWith]),
  });
  const steps = () => queue.uploads().map(({ name, state }) => `${name} ${state.step}`);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, sent, accepted, steps, settle };
}

it('sends one file after the other and lets go of those that were accepted', async () => {
  const { queue, sent, accepted, steps, settle } = aQueue();
  queue.add([chosen('a', 'x'), chosen('b', 'x')], 1);
  expect(steps()).toEqual(['a sending', 'b waiting']);
  sent[0]?.answer();
  await settle();
  expect(steps()).toEqual(['b sending']);
  sent[1]?.answer();
  await settle();
  const together = { empresa: 1, isAlone: false };
  expect(accepted).toEqual([
    ['a', together],
    ['b', together],
  ]);
  expect(steps()).toEqual([]);
});

it('reports a file that was chosen alone, so that its screen may open', async () => {
  const { queue, sent, accepted, settle } = aQueue();
  queue.add([chosen('a', 'x')], 2);
  sent[0]?.answer();
  await settle();
  expect(accepted).toEqual([['a', { empresa: 2, isAlone: true }]]);
});

it('refuses what cannot be sent and loses nothing of the rest', async () => {
  const { queue, sent, steps, settle } = aQueue();
  const folder = { file: new File([], 'carpeta'), isFolder: true };
  queue.add([chosen('vacio', ''), chosen('grande', '12345678901'), folder, chosen('a', 'x')], 1);
  expect(steps()).toEqual(['vacio refused', 'grande refused', 'carpeta refused', 'a sending']);
  sent[0]?.answer();
  await settle();
  expect(steps()).toEqual(['vacio refused', 'grande refused', 'carpeta refused']);
});

it('keeps a failed file to try again, and goes on with the next', async () => {
  const { queue, sent, steps, settle } = aQueue();
  queue.add([chosen('a', 'x'), chosen('b', 'x')], 1);
  sent[0]?.answer(new Error('no'));
  await settle();
  expect(steps()).toEqual(['a failed', 'b sending']);
  queue.retry(1);
  sent[1]?.answer();
  await settle();
  expect(steps()).toEqual(['a sending']);
});

it('stops the upload of a file that is taken away', async () => {
  const { queue, sent, steps, settle } = aQueue();
  queue.add([chosen('a', 'x'), chosen('b', 'x')], 1);
  queue.remove(1);
  await settle();
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(steps()).toEqual(['b sending']);
});
