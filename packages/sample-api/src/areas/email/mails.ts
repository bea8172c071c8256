import type { Mail } from '@pliego/contract/areas/email';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Visitor } from '#sample/area.ts';
import { collectionOf } from '#sample/store.ts';
import { peopleFor } from './contacts.ts';
import { type Exchange, exchangeFor, ownCollection } from '#sample/me.ts';

const collection = collectionOf<Mail>({
  name: 'email-mails',
  seed: async (now) => (await import('./seed.ts')).mails(now),
});

/** Mails of the seeds that greet their reader by name. */
const greeting = new Map([12, 22].map((id) => [id, /^<p>Daniela:<\/p>/]));

/** A mail with the visitor in it instead of the person of the seeds, or the other way round. */
function exchanged({ named }: Exchange, mail: Mail): Mail {
  const people = <T extends Pick<Mail, 'from' | 'to' | 'cc' | 'bcc'>>(one: T): T => ({
    ...one,
    from: named(one.from),
    to: one.to.map(named),
    cc: one.cc.map(named),
    bcc: one.bcc.map(named),
  });
  return { ...people(mail), replies: mail.replies.map(people) };
}

/** A mail as its reader sees it, who is greeted by their own name. */
function greeted({ me }: Exchange, mail: Mail): Mail {
  const found = greeting.get(mail.id);
  if (found === undefined) return mail;
  const [first = ''] = me.fullName.split(' ');
  return { ...mail, message: mail.message.replace(found, () => textHtmlOf(`${first}:`)) };
}

const textHtmlOf = (text: string): string =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;

/** Scheduled mails are sent once their time has come, without a request. */
function asOf(now: Date, mail: Mail): Mail {
  const { folder, sendAt } = mail;
  const isDue = folder === 'scheduled' && sendAt !== undefined && Date.parse(sendAt) <= +now;
  return isDue ? { ...mail, folder: 'sent', time: sendAt } : mail;
}

export function missing(): ProblemError {
  return new ProblemError('no-encontrado', createMessage('correo-desconocido'));
}

/** The mails of a person at an instant. */
export function mailbox(visitor: Visitor, now: Date) {
  const stored = ownCollection(collection, visitor);
  const exchange = exchangeFor(visitor);
  const seen = (mail: Mail) => greeted(exchange, exchanged(exchange, asOf(now, mail)));
  const kept = (mail: Mail) => exchanged(exchange, mail);
  const shown = (mail: Mail | undefined) => (mail === undefined ? undefined : kept(mail));
  return {
    /** All of them, oldest first. */
    all: async () => (await stored.list()).rows.map(seen),
    get: async (id: number) => {
      const mail = await stored.get(id);
      return mail === undefined ? undefined : seen(mail);
    },
    insert: async (make: (id: number) => Mail) => kept(await stored.insert((id) => kept(make(id)))),
    /** Changes what is there at the instant of the change. */
    update: async (id: number, change: (mail: Mail) => Mail) =>
      shown(await stored.update(id, (mail) => kept(change(seen(mail))))),
    /** Whose it is. */
    me: peopleFor(visitor).me,
    remove: (id: number) => stored.remove(id),
  };
}

export type Mailbox = ReturnType<typeof mailbox>;
