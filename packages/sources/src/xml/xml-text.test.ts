import { describe, expect, it } from 'vitest';
import { fileHead } from '../file-head.ts';
import { xmlRoot } from './xml-root.ts';
import { xmlEncoding, xmlText } from './xml-text.ts';

const text = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><año>niñez</año>`;
const withMark = (content: string) => Buffer.from(`\uFEFF${content}`, 'utf16le');

const files: [string, Uint8Array, string][] = [
  ['UTF-8', Buffer.from(text('UTF-8')), 'utf-8'],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${text('UTF-8')}`), 'utf-8'],
  ['a mark that contradicts the declaration', Buffer.from(`\uFEFF${text('ISO-8859-1')}`), 'utf-8'],
  ['nothing declared', Buffer.from('<año>niñez</año>'), 'utf-8'],
  ['UTF-16 with its mark', withMark(text('UTF-16')), 'utf-16le'],
  ['UTF-16 without', Buffer.from(text('UTF-16'), 'utf16le'), 'utf-16le'],
  ['UTF-16 the other way', withMark(text('UTF-16')).swap16(), 'utf-16be'],
  ['Latin-1', Buffer.from(text('ISO-8859-1'), 'latin1'), 'windows-1252'],
  ['Latin-1 in small letters', Buffer.from(text('latin1'), 'latin1'), 'windows-1252'],
  ['Latin-9', Buffer.from(text('ISO-8859-15'), 'latin1'), 'iso-8859-15'],
  ['UTF-8 declared and not true', Buffer.from(text('UTF-8'), 'latin1'), 'windows-1252'],
  ['an encoding nobody knows', Buffer.from(text('EBCDIC-9')), 'utf-8'],
];

describe('the encoding of an XML file', () => {
  it.each(files)('%s', async (_, bytes, encoding) => {
    expect(xmlEncoding(bytes)).toBe(encoding);
    async function* cut() {
      for (const byte of bytes) yield Uint8Array.of(byte);
    }
    let read = '';
    for await (const piece of xmlText(cut(), xmlEncoding(bytes))) read += piece;
    expect(read).toContain('<año>niñez</año>');
    expect(xmlRoot(fileHead('a.xml', bytes, true))).toEqual({
      kind: 'root',
      uri: '',
      local: 'año',
    });
  });
});

describe('the root of an XML file', () => {
  const rootOf = (content: string) => xmlRoot(fileHead('a.xml', Buffer.from(content), true));

  it.each([
    ['<!-- <b/> --><?x y?>\n<a xmlns="urn:a" b="1">', { kind: 'root', uri: 'urn:a', local: 'a' }],
    ['\n <p:a xmlns:p="urn:p"/>', { kind: 'root', uri: 'urn:p', local: 'a' }],
    ['<!DOCTYPE a SYSTEM "a.dtd"><a>', { kind: 'root', uri: '', local: 'a' }],
    ['<cbc:ID>1</cbc:ID>', { kind: 'unbound', prefix: 'cbc', local: 'ID' }],
  ])('%s', (content, root) => {
    expect(rootOf(content)).toEqual(root);
  });

  it.each(['', 'texto', '{"a":1}', '<', '< a>', '<!-- sin fin', '<a b="', '<a b=1>'])(
    'is unknown in «%s»',
    (content) => {
      expect(rootOf(content)?.kind).not.toBe('root');
    },
  );
});
