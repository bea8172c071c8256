import { describe, expect, it } from 'vitest';
import { messageOf } from './letter.ts';
import * as letters from './letters.ts';

const now = new Date('2026-11-20T15:00:00.000Z');
const occasion = { base: 'https://pliego.test', at: now };
const url = 'https://pliego.test/verify-email/abc?a=1&b="2"';
const company = { name: 'Pérez & Hijos <b>"Ltda"</b>', taxId: '76.123.456-0' };

const all = [
  letters.confirmAddress('a@b.test', url, company),
  letters.alreadyRegistered('a@b.test', occasion.base),
  letters.choosePassword('a@b.test', url),
  letters.passwordChanged('a@b.test', 2, occasion),
  letters.twoStepsEnabled('a@b.test', occasion),
  letters.twoStepsDisabled('a@b.test', occasion),
].map((letter) => ({ letter, message: messageOf(letter, now), purpose: letter.purpose }));

const plain = (html: string) =>
  html
    .replace(/^.*<body/, '<body')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe.each(all)('the mail «$purpose»', ({ letter, message }) => {
  const { before, facts = [], action, after = [] } = letter;
  const said = [...before, ...facts.flat(), action?.label, action?.url, ...after];

  it('has the same content as text and as HTML', () => {
    for (const sentence of said) {
      expect(message.text).toContain(sentence);
      expect(plain(message.html)).toContain(sentence);
    }
    expect(message).toMatchObject({ to: 'a@b.test', subject: letter.subject, date: now });
  });

  it('fetches nothing and runs nothing', () => {
    expect(message.html).not.toMatch(/<(?:script|img|link|iframe)|url\(|src=/i);
    expect(message.html).toMatch(/^<!doctype html><html lang="es-CL">/);
  });
});

it('shows what people wrote as they wrote it', () => {
  const [confirm] = all;
  expect(confirm?.message.html).toContain('Pérez &amp; Hijos &lt;b&gt;&quot;Ltda&quot;&lt;/b&gt;');
  expect(confirm?.message.html).toContain(
    'href="https://pliego.test/verify-email/abc?a=1&amp;b=&quot;2&quot;"',
  );
  expect(confirm?.message.text).toContain('Empresa: Pérez & Hijos <b>"Ltda"</b>');
});

it('has each purpose once', () => {
  expect(new Set(all.map(({ purpose }) => purpose)).size).toBe(all.length);
});
