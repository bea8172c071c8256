import type { Mail } from '@pliego/contract/areas/email';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { collectionOf, type Store } from '#sample/store.ts';

const collection = collectionOf<Mail>({
  name: 'email-mails',
  seed: async (now) => (await import('./seed.ts')).mails(now),
});

/** Scheduled mails are sent once their time has come, without a request. */
function asOf(now: Date, mail: Mail): Mail {
  const { folder, sendAt } = mail;
  const isDue = folder === 'scheduled' && sendAt !== undefined && Date.parse(sendAt) <= +now;
  return isDue ? { ...mail, folder: 'sent', time: sendAt } : mail;
}

export function missing(): ProblemError {
  return new ProblemError('no-encontrado', createMessage('correo-desconocido'));
}

/** The mails of a user at an instant. */
export function mailbox(store: Store, now: Date) {
  const stored = store.collection(collection);
  return {
    /** All of them, oldest first. */
    all: async () => (await stored.list()).rows.map((mail) => asOf(now, mail)),
    get: async (id: number) => {
      const mail = await stored.get(id);
      return mail === undefined ? undefined : asOf(now, mail);
    },
    insert: (make: (id: number) => Mail) => stored.insert(make),
    /** Changes what is there at the instant of the change. */
    update: (id: number, change: (mail: Mail) => Mail) =>
      stored.update(id, (mail) => change(asOf(now, mail))),
    remove: (id: number) => stored.remove(id),
  };
}

export type Mailbox = ReturnType<typeof mailbox>;
