import type { Mail, MailDraft, OutgoingMail } from '@pliego/contract/areas/email';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, type ProblemError } from '@pliego/contract/problem';
import { type Mailbox, missing } from './mails.ts';

/** Where what is written ends up, and when. */
type Destination = Pick<Mail, 'folder' | 'time' | 'sendAt'>;

/** The earlier messages of a reply, oldest first. */
async function conversationOf(box: Mailbox, inReplyTo: number | undefined) {
  const answered = inReplyTo === undefined ? undefined : await box.get(inReplyTo);
  if (answered === undefined) return undefined;
  const { replies, ...last } = answered;
  return [...replies, { ...last, replies: [] }];
}

/** Stores a mail, replacing its draft or as a new one. */
async function keep(box: Mailbox, written: MailDraft, destination: Destination): Promise<Mail> {
  const { id, inReplyTo, ...content } = written;
  const replies = await conversationOf(box, inReplyTo);
  const isOpen = ({ folder }: Mail) => folder === 'draft' || folder === 'scheduled';
  const write = (mail: Mail): Mail => {
    const { sendAt: _, ...before } = mail;
    return { ...before, ...content, ...destination, replies: replies ?? mail.replies };
  };
  if (id === undefined) {
    return box.insert((id) =>
      write({ ...blank, ...content, ...destination, id, from: box.me, replies: [] }),
    );
  }
  // A late save changes no sent mail and restores no deleted one.
  const kept = await box.update(id, (mail) => (isOpen(mail) ? write(mail) : mail));
  if (kept === undefined || kept.folder !== destination.folder) throw missing();
  return kept;
}

const blank = { isStarred: false, labels: [], isRead: true };

export function saveDraft(box: Mailbox, written: MailDraft, now: Date): Promise<Mail> {
  return keep(box, written, { folder: 'draft', time: now.toISOString() });
}

export function send(box: Mailbox, { sendAt, ...written }: OutgoingMail, now: Date): Promise<Mail> {
  const time = now.toISOString();
  if (sendAt === undefined) return keep(box, written, { folder: 'sent', time });
  if (Date.parse(sendAt) <= +now) throw tooLate();
  return keep(box, written, {
    folder: 'scheduled',
    time,
    sendAt: new Date(sendAt).toISOString(),
  });
}

function tooLate(): ProblemError {
  return fieldProblem('datos-invalidos', 'sendAt', createMessage('hora-pasada'));
}
