import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderMailer } from './folder-mailer.ts';
import { messageOf } from './letter.ts';
import { choosePassword } from './letters.ts';

const token = 'Zk3-_'.repeat(8) + 'abc';
const url = `https://pliego.test/reset-password/${token}`;
const message = messageOf(
  choosePassword('ana@andes.test', url),
  new Date('2026-11-20T15:00:00.123Z'),
);

/** The parts of a mail of two alternatives, decoded. */
function partsOf(raw: string) {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  return raw
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const at = part.indexOf('\r\n\r\n');
      const [head, body] = [part.slice(0, at), part.slice(at + 4)];
      const isBase64 = /encoding: base64/i.test(head);
      const bytes = isBase64
        ? Buffer.from(body, 'base64')
        : Buffer.from(
            body
              .replaceAll('=\r\n', '')
              .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
                String.fromCharCode(parseInt(hex, 16)),
              ),
            'latin1',
          );
      return { type: /content-type: ([\w/]+)/i.exec(head)?.[1], text: bytes.toString('utf8') };
    });
}

describe('mails in a folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pliego-mails-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are files that any mail program opens', async () => {
    const inside = join(folder, 'correos');
    await folderMailer(inside, 'Pliego <pliego@localhost>').send(message);
    const [name = '', ...others] = readdirSync(inside);
    expect(others).toEqual([]);
    expect(name).toMatch(/^2026-11-20T15-00-00\.123Z cambiar-contrasena [\da-f]{8}\.eml$/);
    const raw = readFileSync(join(inside, name), 'utf8');
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const [head = ''] = raw.split('\r\n\r\n');
    expect(head).toContain('From: Pliego <pliego@localhost>');
    expect(head).toContain('To: ana@andes.test');
    expect(head).toContain('Subject: =?UTF-8?Q?Elige_otra_contrase=C3=B1a_para_Pliego?=');
    expect(head).toContain('Date: Fri, 20 Nov 2026 15:00:00 +0000');
    expect(head).toContain('Content-Type: multipart/alternative');
    const parts = partsOf(raw);
    expect(parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html']);
    expect(parts[0]?.text.replaceAll('\r\n', '\n').trim()).toBe(message.text.trim());
    expect(parts[1]?.text).toContain(`href="${url}"`);
  });

  it('are for the server’s user alone, and never overwrite one another', async () => {
    const mailer = folderMailer(folder, 'Pliego <pliego@localhost>');
    await Promise.all([mailer.send(message), mailer.send(message), mailer.send(message)]);
    const names = readdirSync(folder);
    expect(names).toHaveLength(3);
    for (const name of names) {
      expect(name).toMatch(/\.eml$/);
      expect(name).not.toContain(token.slice(0, 8));
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    }
  });
});
