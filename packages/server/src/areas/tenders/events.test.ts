import { expect, it } from 'vitest';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer } from '#server/testing/test-server.ts';

describeServer('what a company did with a tender', (server) => {
  it('is told by when it was done, the newest first, whenever it was written', async () => {
    const act = {
      companyId: 1,
      tenderId: 1,
      actorId: people.editor.id,
      type: 'etiquetas' as const,
    };
    const days = ['2026-11-02', '2026-11-04', '2026-11-01', '2026-11-03'];
    await server.database.transaction({ companyId: 1, userId: people.editor.id }, async (tx) => {
      for (const day of days) {
        await recordEvent(tx, { ...act, now: new Date(`${day}T12:00:00Z`), after: [day] });
      }
    });
    const { client } = await server.as('subscriber');
    const { datos } = await client.tenders.events({ params: { id: 1 } });
    const told = datos.flatMap(({ despues }) => despues).filter((text) => days.includes(text));
    expect(told).toEqual(days.toSorted().toReversed());
  });
});
