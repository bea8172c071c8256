import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeServer } from '#server/testing/test-server.ts';
import { refuseDemo } from './refuse-demo.ts';

const open = { host: '0.0.0.0', publicUrl: undefined };

describeServer('accounts of the demonstration', (server) => {
  it('are not shown to others without being asked for', async () => {
    const shown = refuseDemo(server.database, { ...open, isPublic: true, demo: false });
    await expect(shown).rejects.toThrow(/0\.0\.0\.0.*PLIEGO_DEMO=1/);
  });

  it.each([
    { isPublic: false, demo: false },
    { isPublic: true, demo: true },
  ])('are shown with %j', async (env) => {
    await expect(refuseDemo(server.database, { ...open, ...env })).resolves.toBeUndefined();
  });

  it('keep nobody from a database without them', async () => {
    await server.database.transaction(
      'system',
      async (tx) => void (await tx.execute(sql`update users set is_demo = false`)),
    );
    const shown = refuseDemo(server.database, { ...open, isPublic: true, demo: false });
    await expect(shown).resolves.toBeUndefined();
  });
});
