import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Where the server under test writes its mails; the configuration says it. */
const folder = join(process.env['PLIEGO_E2E_DATA'] ?? '', 'correos');

/** A mail as its reader sees it. */
export interface Mail {
  purpose: string;
  to: string;
  text: string;
  /** The address of what it asks to do. */
  link: string;
}

/** Quoted-printable: lines broken by `=`, and bytes written as `=C3`. */
function decoded(quoted: string): string {
  const bytes = quoted
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function parse(purpose: string, source: string): Mail {
  const to = /^To: (.+)$/m.exec(source)?.[1]?.trim() ?? '';
  // Headers, then the parts between their boundaries: plain text first, the same as HTML after it. A link that is broken over
  // lines may go on with hyphens: the boundary alone ends a part.
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const [, plain = ''] = source.split(`\n--${boundary}`);
  const text = decoded(plain.slice(plain.search(/(\r?\n){2}/))).replaceAll('\r', '');
  return { purpose, to, text, link: /^https?:\S+$/m.exec(text)?.[0] ?? '' };
}

async function mailsTo(email: string): Promise<Mail[]> {
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) =>
        parse(name.split(' ')[1] ?? '', await readFile(join(folder, name), 'utf8')),
      ),
  );
  return mails.filter(({ to }) => to === email);
}

/** The last mail of this kind to this address, once `count` of them have come. */
export async function mailTo(email: string, purpose: string, count = 1): Promise<Mail> {
  const found = async () => (await mailsTo(email)).filter((mail) => mail.purpose === purpose);
  await expect.poll(async () => (await found()).length, { timeout: 10_000 }).toBe(count);
  const last = (await found()).at(-1);
  if (last === undefined) throw new Error(`No llegó «${purpose}» a ${email}`);
  return last;
}

/** What ever came to an address, in order. */
export async function purposesTo(email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ purpose }) => purpose);
}
