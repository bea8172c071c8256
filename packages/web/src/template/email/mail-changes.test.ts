import type { Mail } from '@pliego/contract/areas/email';
import { describe, expect, it } from 'vitest';
import {
  type HeldMails,
  labelOf,
  moveOf,
  patchOf,
  restoreOf,
  showChange,
  undoOf,
} from './mail-changes.ts';

const mail = (id: number, rest: Partial<Mail> = {}): Mail => ({
  id,
  from: { name: 'Camila', email: 'camila@andes.demo', avatar: '' },
  to: [],
  cc: [],
  bcc: [],
  subject: `Asunto ${id}`,
  message: '',
  attachments: [],
  isStarred: false,
  labels: [],
  time: '2026-11-21T12:00:00Z',
  folder: 'inbox',
  isRead: false,
  replies: [],
  ...rest,
});

const inbox = (...emails: Mail[]): HeldMails => ({
  emails,
  asked: { folder: 'inbox', label: '' },
});
const ids = ({ emails }: HeldMails) => emails.map(({ id }) => id);

describe('a change shown at once', () => {
  it('removes from a list what no longer belongs in it, and keeps single mails', () => {
    const mails = [mail(1), mail(2)];
    const change = moveOf([mail(1)], 'spam');
    expect(ids(showChange(inbox(...mails), change))).toEqual([2]);
    expect(showChange({ emails: [mail(1)] }, change).emails[0]?.folder).toBe('spam');
  });

  it('takes out of the starred what has no star, and out of a label what has it no more', () => {
    const starred = {
      emails: [mail(1, { isStarred: true })],
      asked: { folder: 'starred', label: '' },
    };
    expect(
      ids(
        showChange(
          starred,
          patchOf([mail(1)], () => ({ isStarred: false })),
        ),
      ),
    ).toEqual([]);
    const labelled: HeldMails = {
      emails: [mail(1, { labels: ['private'] })],
      asked: { folder: '', label: 'private' },
    };
    const { change } = labelOf(labelled.emails, 'private');
    expect(ids(showChange(labelled, change))).toEqual([]);
  });

  it('alters nothing that it is given', () => {
    const held = inbox(mail(1));
    showChange(
      held,
      patchOf([mail(1)], () => ({ isRead: true })),
    );
    expect(held).toEqual(inbox(mail(1)));
  });

  it('removes', () => {
    expect(ids(showChange(inbox(mail(1), mail(2)), { kind: 'remove', ids: [2] }))).toEqual([1]);
  });
});

describe('undoing', () => {
  it('brings each mail back to its own folder', () => {
    const before = [mail(1), mail(2, { folder: 'spam' }), mail(3)];
    const change = moveOf(before, 'trash');
    const after = showChange({ emails: before }, change).emails;
    expect(after.map(({ folder }) => folder)).toEqual(['trash', 'trash', 'trash']);
    const undo = undoOf(before, change);
    const back = showChange({ emails: after }, undo).emails;
    expect(back.map(({ folder }) => folder)).toEqual(['inbox', 'spam', 'inbox']);
    expect(undo).toMatchObject({ patches: [{ ids: [1, 3] }, { ids: [2] }] });
  });

  it('of a restore puts it into the trash again', () => {
    const trashed = [
      mail(1, { folder: 'trash', trashedFrom: 'sent' }),
      mail(2, { folder: 'trash' }),
    ];
    const change = restoreOf(trashed);
    const restored = showChange({ emails: trashed }, change).emails;
    expect(restored.map(({ folder }) => folder)).toEqual(['sent', 'inbox']);
    const again = showChange({ emails: restored }, undoOf(trashed, change)).emails;
    expect(again.map(({ folder }) => folder)).toEqual(['trash', 'trash']);
  });

  it('of a label on several touches those that were changed', () => {
    const before = [mail(1, { labels: ['company'] }), mail(2)];
    const { puts, change } = labelOf(before, 'company');
    expect({ puts, change }).toMatchObject({ puts: true, change: { ids: [2] } });
    const after = showChange({ emails: before }, change).emails;
    expect(showChange({ emails: after }, undoOf(before, change)).emails).toEqual(before);
    expect(labelOf(after, 'company')).toMatchObject({ puts: false, change: { ids: [1, 2] } });
  });
});
