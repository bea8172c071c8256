import { expect, it } from 'vitest';
import { describeServer } from '#server/testing/test-server.ts';
import { run } from '#server/testing/webhook-calls.ts';

describeServer('the look for webhooks that are due, on the embedded database', (server) => {
  it('changes nothing by which callers are known, when none is', async () => {
    const before = server.database.accountState();
    expect(before).not.toBeNull();
    await run(server);
    expect(server.database.accountState()).toBe(before);
  });
});
