import { type emailEndpoints, type Mail, starredFolder } from '@pliego/contract/areas/email';
import { ProblemError } from '@pliego/contract/problem';
import type { SampleHandlers } from '#sample/area.ts';
import { containsText } from '#sample/select.ts';
import { collectionOf, type Store } from '#sample/store.ts';

const mails = collectionOf<Mail>({
  name: 'email-mails',
  seed: async (now) => (await import('./seed.ts')).mails(now),
});

/** The trash shows what is in it and nothing else does; the starred and no folder at all are the rest. */
function isIn(folder: string, mail: Mail): boolean {
  if (mail.folder === 'trash') return folder === 'trash';
  if (folder === starredFolder) return mail.isStarred;
  return folder === '' || mail.folder === folder;
}

interface Query {
  q: string;
  folder: string;
  label: string;
}

function isAskedFor({ q, folder, label }: Query, mail: Mail): boolean {
  return (
    isIn(folder, mail) &&
    containsText(q, mail.from.name, mail.subject) &&
    (label === '' || mail.labels.some((one) => one === label))
  );
}

/** A mail and its place in the whole mailbox, oldest first. */
async function find(store: Store, id: number) {
  const { rows } = await store.collection(mails).list();
  const index = rows.findIndex((mail) => mail.id === id);
  const mail = rows[index];
  if (mail === undefined) throw missing();
  return { rows, index, mail };
}

function missing(): ProblemError {
  return new ProblemError('no-encontrado', 'No hay un correo con ese número.');
}

/** Changes each of the mails; what names none is passed over. */
async function changeEach(store: Store, ids: readonly number[], change: (mail: Mail) => Mail) {
  for (const id of new Set(ids)) await store.collection(mails).update(id, change);
}

export const emailHandlers: SampleHandlers<typeof emailEndpoints> = () => ({
  list: async ({ query }, { caller: { store } }) => {
    const { rows } = await store.collection(mails).list();
    const unread = (folder: string) =>
      rows.filter((mail) => mail.folder === folder && !mail.isRead).length;
    return {
      emails: rows.filter((mail) => isAskedFor(query, mail)).toReversed(),
      emailsMeta: {
        inbox: unread('inbox'),
        draft: rows.filter(({ folder }) => folder === 'draft').length,
        spam: unread('spam'),
      },
    };
  },
  update: ({ body: { emailIds, dataToUpdate } }, { caller: { store } }) =>
    changeEach(store, emailIds, (mail) => ({ ...mail, ...dataToUpdate })),
  toggleLabel: ({ body: { emailIds, label } }, { caller: { store } }) =>
    changeEach(store, emailIds, (mail) => {
      const others = mail.labels.filter((one) => one !== label);
      const had = others.length < mail.labels.length;
      return { ...mail, labels: had ? others : [...others, label] };
    }),
  get: async ({ query }, { caller: { store } }) => {
    const { rows, index, mail } = await find(store, query.id);
    return { ...mail, hasPreviousMail: index > 0, hasNextMail: index < rows.length - 1 };
  },
  paginate: async ({ query }, { caller: { store } }) => {
    const { rows, index } = await find(store, query.emailId);
    const neighbour = rows[query.dir === 'previous' ? index - 1 : index + 1];
    if (neighbour === undefined) throw missing();
    return neighbour;
  },
});
