import { expect, it, vi } from 'vitest';
import type { Watching } from './download.ts';
import { runningDownload } from './running-download.ts';

const file = { name: 'licitaciones.csv', content: new Blob(['a']) };

/** A download that a test tells how to go on. */
function held() {
  const events = new EventTarget();
  let watching: Watching | undefined;
  const begin = (given: Watching) => {
    watching = given;
    return new Promise<typeof file>((resolve, reject) => {
      events.addEventListener('finish', () => resolve(file));
      events.addEventListener('fail', () => reject(new Error('away')));
      given.signal.addEventListener('abort', () => reject(new Error('stopped')));
    });
  };
  const tell = (what: 'finish' | 'fail') => events.dispatchEvent(new Event(what));
  return { begin, tell, bytes: (count: number) => watching?.onBytes(count) };
}

it('says how much has come until the file is there', async () => {
  const heard = vi.fn<() => void>();
  const leave = runningDownload.subscribe(heard);
  const one = held();
  const made = runningDownload.start(one.begin);
  expect(runningDownload.read()).toBe(0);
  one.bytes(2_048);
  expect(runningDownload.read()).toBe(2_048);
  one.tell('finish');
  expect(await made).toBe(file);
  expect(runningDownload.read()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(3);
  leave();
});

it('is stopped by hand or by another one, without a failure; what fails by itself is told', async () => {
  const [one, two, three] = [held(), held(), held()];
  const first = runningDownload.start(one.begin);
  const second = runningDownload.start(two.begin);
  expect(await first).toBeNull();
  expect(runningDownload.read()).toBe(0);
  runningDownload.stop();
  expect(await second).toBeNull();
  const third = runningDownload.start(three.begin);
  three.tell('fail');
  await expect(third).rejects.toThrow('away');
  expect(runningDownload.read()).toBeNull();
});
