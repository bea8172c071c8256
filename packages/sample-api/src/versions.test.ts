import { describe, expect, it } from 'vitest';
import { expectRefused, newSample } from '#sample/testing/sample.ts';

const taskOf = async (api: ReturnType<typeof newSample>['api'], id: number) =>
  (await api.todo.list()).find((task) => task.id === id);

describe('a change that names the version it was made from', () => {
  it('makes the next one, and is refused with what is stored when it was made from an older one', async () => {
    const { api, send } = newSample();
    const { task } = await api.todo.update({ body: { task: { id: 5, version: 0, title: 'Uno' } } });
    expect(task.version).toBe(1);
    const problem = await expectRefused(
      409,
      send('POST', '/apps/todo/update-task', {
        json: { task: { id: 5, version: 0, title: 'Dos' } },
      }),
    );
    expect(problem).toMatchObject({ code: 'version-antigua', actual: task });
    expect(await taskOf(api, 5)).toEqual(task);
  });

  it('is told from one that names none, which answers as the calls are specified', async () => {
    const { api } = newSample();
    const before = await taskOf(api, 5);
    const { task } = await api.todo.update({ body: { task: { id: 5, title: 'Uno' } } });
    expect(task).toEqual({ ...before, title: 'Uno' });
  });

  it('changes no event of several where one was changed meanwhile', async () => {
    const { api, send } = newSample();
    await api.calendar.update({ body: { event: { id: 2, version: 0, title: 'De otra persona' } } });
    const events = () => api.calendar.list({ query: { calendars: ['Business', 'Family'] } });
    const before = await events();
    const update = [1, 2].map((id) => ({ id, version: 0, title: 'Mío' }));
    const problem = await expectRefused(
      409,
      send('POST', '/apps/calendar/change-events', { json: { add: [], update, remove: [8] } }),
    );
    expect(problem).toMatchObject({ actual: { id: 2, title: 'De otra persona', version: 1 } });
    expect(await events()).toEqual(before);
  });

  it('of an invoice is refused with all that the form shows of it', async () => {
    const { api, send } = newSample();
    const { invoice } = await api.invoices.get({ params: { id: 5036 } });
    const draft = {
      issuedDate: '2026-11-01',
      dueDate: '2026-12-01',
      client: invoice?.client,
      items: [{ name: 'Visita', description: '', quantity: 1, price: 1000 }],
      salesperson: '',
      note: '',
      paymentMethod: 'transfer',
      parts: { terms: true, note: true, paymentStub: false },
    };
    const path = '/apps/invoice/update-invoice';
    const change = () => send('POST', path, { json: { id: 5036, version: 0, ...draft } });
    expect((await change()).status).toBe(200);
    const problem = await expectRefused(409, change());
    expect(problem.actual).toMatchObject({ id: 5036, version: 1, items: draft.items });
  });
});
