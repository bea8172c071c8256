import { beforeEach, describe, expect, test } from 'vitest';
import { ConnectionWatch, waitBefore } from './connection-watch.ts';

/** A server, a clock and what is due, all by hand. */
class Scene {
  time = 1_000_000;
  isUp = true;
  asked = 0;
  returns = 0;
  due: { at: number; run: () => void }[] = [];
  readonly watch = new ConnectionWatch({
    now: () => this.time,
    isAnswering: () => {
      this.asked += 1;
      return Promise.resolve(this.isUp);
    },
    later: (ms, run) => {
      const entry = { at: this.time + ms, run };
      this.due.push(entry);
      return () => {
        this.due = this.due.filter((other) => other !== entry);
      };
    },
  });

  constructor() {
    this.watch.onReturn(() => {
      this.returns += 1;
    });
  }

  /** Lets time go by until the next thing that is due, does it, and waits for its end. */
  async next(): Promise<number> {
    const [entry] = this.due.sort((a, b) => a.at - b.at);
    if (entry === undefined) throw new Error('Nothing is due');
    const waited = entry.at - this.time;
    this.time = entry.at;
    this.due = this.due.filter((other) => other !== entry);
    entry.run();
    await this.watch.check();
    return waited;
  }
}

let scene: Scene;
beforeEach(() => {
  scene = new Scene();
});

describe('one call that fails', () => {
  test('is no proof while the server answers', async () => {
    scene.watch.failed();
    expect(scene.watch.read()).toMatchObject({ away: false, checking: true });
    await scene.watch.check();
    expect(scene.watch.read()).toMatchObject({ away: false, checking: false });
    expect(scene).toMatchObject({ asked: 1, returns: 0, due: [] });
  });

  test('and many at once probe only once', async () => {
    scene.isUp = false;
    for (let call = 0; call < 5; call += 1) scene.watch.failed();
    await scene.watch.check();
    expect(scene.asked).toBe(1);
    expect(scene.watch.read().away).toBe(true);
  });
});

describe('a server that is away', () => {
  beforeEach(async () => {
    scene.isUp = false;
    scene.time += 60_000;
    scene.watch.answered();
    scene.time += 5_000;
    scene.watch.failed();
    await scene.watch.check();
  });

  test('is reported since the last response, and probed ever more rarely', async () => {
    expect(scene.watch.read()).toEqual({ away: true, checking: false, seenAt: 1_060_000 });
    const waits: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) waits.push(await scene.next());
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect(scene.due).toHaveLength(1);
  });

  test('further failing calls do not probe in between', () => {
    const before = scene.asked;
    scene.watch.failed();
    scene.watch.failed();
    expect(scene.asked).toBe(before);
  });

  test('is back when it answers: everything is read again, once, and nothing stays due', async () => {
    scene.isUp = true;
    await scene.next();
    expect(scene.watch.read()).toMatchObject({ away: false, checking: false });
    expect(scene).toMatchObject({ returns: 1, due: [] });
  });

  test('is back at once when any call is answered', () => {
    scene.watch.answered();
    expect(scene.watch.read().away).toBe(false);
    expect(scene).toMatchObject({ returns: 1, due: [] });
  });

  test('a user can probe at once, and the delays start afresh after it', async () => {
    const before = scene.asked;
    await scene.watch.check();
    expect(scene.asked).toBe(before + 1);
    expect(scene.due).toHaveLength(1);
  });

  test('lost again it starts with the short waits again', async () => {
    await scene.next();
    await scene.next();
    scene.isUp = true;
    await scene.next();
    scene.isUp = false;
    scene.watch.failed();
    await scene.watch.check();
    expect(scene.due.map(({ at }) => at - scene.time)).toEqual([1_000]);
  });
});

describe('what was seen before', () => {
  test('is as old as the oldest of it that is shown', async () => {
    scene.isUp = false;
    scene.watch.showedKept(900_000);
    await scene.watch.check();
    expect(scene.watch.read()).toMatchObject({ away: true, seenAt: 900_000 });
    scene.watch.showedKept(950_000);
    expect(scene.watch.read().seenAt).toBe(900_000);
    scene.watch.showedKept(800_000);
    expect(scene.watch.read().seenAt).toBe(800_000);
  });

  test('is read again even when the server was hardly away', async () => {
    scene.watch.showedKept(900_000);
    await scene.watch.check();
    expect(scene.watch.read().away).toBe(false);
    expect(scene.returns).toBe(1);
  });

  test('but not in circles when one call alone never gets through', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      scene.watch.showedKept(900_000);
      await scene.watch.check();
      scene.time += 1_000;
    }
    expect(scene.returns).toBe(1);
    scene.time += 30_000;
    scene.watch.showedKept(900_000);
    await scene.watch.check();
    expect(scene.returns).toBe(2);
  });
});

test('the waits never end and never grow beyond half a minute', () => {
  expect([1, 2, 3, 6, 7, 50, 2_000].map(waitBefore)).toEqual([
    1_000, 2_000, 4_000, 30_000, 30_000, 30_000, 30_000,
  ]);
});
