import { emailEndpoints, type Mail } from '@pliego/contract/areas/email';
import type { MailFolder, MailLabel } from '@pliego/contract/areas/email-choices';
import { isInFolder } from '@pliego/contract/rules/mail-folders';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';
import { containsText } from '#sample/select.ts';
import { peopleFor } from './contacts.ts';
import { type Mailbox, mailbox, missing } from './mails.ts';
import { saveDraft, send } from './outgoing.ts';

interface Query {
  q: string;
  folder: string;
  label: string;
}

function isAskedFor({ q, folder, label }: Query, mail: Mail): boolean {
  return (
    isInFolder(folder, mail) &&
    containsText(q, mail.from.name, mail.subject) &&
    (label === '' || mail.labels.some((one) => one === label))
  );
}

/** A mail and its place in the whole mailbox, oldest first. */
async function find(box: Mailbox, id: number) {
  const rows = await box.all();
  const index = rows.findIndex((mail) => mail.id === id);
  const mail = rows[index];
  if (mail === undefined) throw missing();
  return { rows, index, mail };
}

/** Changes each of the mails; unknown ids are ignored. */
async function changeEach(box: Mailbox, ids: readonly number[], change: (mail: Mail) => Mail) {
  for (const id of new Set(ids)) await box.update(id, change);
}

const unreadIn = (mails: readonly Mail[]) => (folder: MailFolder) =>
  mails.filter((mail) => mail.folder === folder && !mail.isRead).length;

/** How many mails each folder and each label shows: in the inbox and the spam only what is unread. */
function countsOf(rows: readonly Mail[]) {
  const unread = unreadIn(rows);
  const allIn = (folder: MailFolder) => rows.filter((mail) => mail.folder === folder).length;
  const labelled = (label: MailLabel) =>
    rows.filter((mail) => isAskedFor({ q: '', folder: '', label }, mail)).length;
  return {
    folders: {
      inbox: unread('inbox'),
      spam: unread('spam'),
      draft: allIn('draft'),
      scheduled: allIn('scheduled'),
      sent: allIn('sent'),
      trash: allIn('trash'),
    },
    labels: {
      personal: labelled('personal'),
      company: labelled('company'),
      important: labelled('important'),
      private: labelled('private'),
    },
  };
}

const emailHandlers: SampleHandlers<typeof emailEndpoints> = ({ clock }) => ({
  list: async ({ query }, { caller }) => {
    const rows = await mailbox(caller, clock()).all();
    const unread = unreadIn(rows);
    return {
      emails: rows.filter((mail) => isAskedFor(query, mail)).toReversed(),
      emailsMeta: {
        inbox: unread('inbox'),
        draft: rows.filter(({ folder }) => folder === 'draft').length,
        spam: unread('spam'),
      },
    };
  },
  update: ({ body: { emailIds, dataToUpdate } }, { caller }) =>
    changeEach(mailbox(caller, clock()), emailIds, (mail) => ({ ...mail, ...dataToUpdate })),
  toggleLabel: ({ body: { emailIds, label } }, { caller }) =>
    changeEach(mailbox(caller, clock()), emailIds, (mail) => {
      const others = mail.labels.filter((one) => one !== label);
      const had = others.length < mail.labels.length;
      return { ...mail, labels: had ? others : [...others, label] };
    }),
  get: async ({ query }, { caller }) => {
    const { rows, index, mail } = await find(mailbox(caller, clock()), query.id);
    return { ...mail, hasPreviousMail: index > 0, hasNextMail: index < rows.length - 1 };
  },
  paginate: async ({ query }, { caller }) => {
    const { rows, index } = await find(mailbox(caller, clock()), query.emailId);
    const neighbour = rows[query.dir === 'previous' ? index - 1 : index + 1];
    if (neighbour === undefined) throw missing();
    return neighbour;
  },
  send: async ({ body }, { caller }) => {
    const now = clock();
    return { email: await send(mailbox(caller, now), body, now) };
  },
  saveDraft: async ({ body }, { caller }) => {
    const now = clock();
    return { email: await saveDraft(mailbox(caller, now), body, now) };
  },
  remove: async ({ body: { emailIds } }, { caller }) => {
    const box = mailbox(caller, clock());
    for (const id of new Set(emailIds)) {
      if ((await box.get(id))?.folder === 'trash') await box.remove(id);
    }
  },
  counts: async (_, { caller }) => countsOf(await mailbox(caller, clock()).all()),
  people: async (_, { caller }) => peopleFor(caller),
});

export const emailArea = sampleArea(emailEndpoints, emailHandlers);
