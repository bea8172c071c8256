import type { Mail } from '@pliego/contract/areas/email';
import { describe, expect, it } from 'vitest';
import { readCompose, startOf } from './compose-start.ts';

const me = { name: 'Daniela', email: 'daniela@andes.demo' };
const camila = { name: 'Camila', email: 'camila@andes.demo' };
const matias = { name: 'Matías', email: 'matias@andes.demo' };
const words = {
  replySubject: (subject: string) => `Re: ${subject}`,
  forwardSubject: (subject: string) => `RV: ${subject}`,
  forwardHead: (mail: Mail) => [`De: ${mail.from.name} <b>`],
};

const mail: Mail = {
  id: 7,
  from: { ...camila, avatar: '' },
  to: [me, matias],
  cc: [{ name: 'Ana', email: 'ANA@andes.demo' }, camila],
  bcc: [],
  subject: 'Bases',
  message: '<p>Hola</p>',
  attachments: [{ fileName: 'a.pdf', thumbnail: '', url: '/a.txt', size: '1 kB' }],
  isStarred: false,
  labels: [],
  time: '2026-11-21T12:00:00Z',
  folder: 'inbox',
  isRead: true,
  replies: [],
};

describe('what the address opens', () => {
  it.each([
    ['new', { kind: 'new' }],
    ['25', { kind: 'draft', id: 25 }],
    ['reply-7', { kind: 'reply', id: 7 }],
    ['reply-all-7', { kind: 'reply-all', id: 7 }],
    ['forward-7', { kind: 'forward', id: 7 }],
    ['reply-', null],
    ['reply-x', null],
    ['borrar-7', null],
    ['', null],
    [undefined, null],
  ])('%s is %j', (text, asked) => {
    expect(readCompose(text)).toEqual(asked);
  });
});

describe('what a mail starts with', () => {
  const start = (kind: 'reply' | 'reply-all' | 'forward' | 'draft', about = mail) =>
    startOf({ kind, id: about.id }, about, me, words);

  it('is the sender, for an answer', () => {
    const { values, inReplyTo, earlier } = start('reply');
    expect(values).toMatchObject({ to: [camila], cc: [], subject: 'Re: Bases', message: '' });
    expect({ inReplyTo, earlier }).toEqual({ inReplyTo: 7, earlier: 1 });
  });

  it('is everybody but oneself, each once, for an answer to all', () => {
    const { values } = start('reply-all');
    expect(values.to).toEqual([camila, matias]);
    expect(values.cc).toEqual([{ name: 'Ana', email: 'ANA@andes.demo' }]);
  });

  it('goes on to whom one has written oneself', () => {
    const own = { ...mail, from: { ...me, avatar: '' }, to: [matias] };
    expect(start('reply', own).values.to).toEqual([matias]);
  });

  it('keeps text and files when forwarded, and escapes tags', () => {
    const { values, inReplyTo } = start('forward');
    expect(values).toMatchObject({ to: [], subject: 'RV: Bases', attachments: mail.attachments });
    expect(values.message).toContain('De: Camila &lt;b&gt;');
    expect(values.message).toContain('<p>Hola</p>');
    expect(inReplyTo).toBeUndefined();
  });

  it('has one prefix only', () => {
    expect(start('reply', { ...mail, subject: 'RE: Bases' }).values.subject).toBe('RE: Bases');
    expect(start('forward', { ...mail, subject: 'Fwd: Bases' }).values.subject).toBe('Fwd: Bases');
  });

  it('is the draft as it was left', () => {
    const { values, draft } = start('draft');
    expect(values).toMatchObject({ to: mail.to, subject: 'Bases', message: '<p>Hola</p>' });
    expect(draft?.id).toBe(7);
  });
});
