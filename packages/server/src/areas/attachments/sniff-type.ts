import { createMessage } from '@pliego/contract/message';
import { fieldProblem, type ProblemError } from '@pliego/contract/problem';
import { fileTypeFromBuffer } from 'file-type';

const binary = 'application/octet-stream';
const plain = 'text/plain';
const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';
/** The container of Word, Excel and PowerPoint before 2007, and of later ones with a password. */
const compound = 'application/x-cfb';

/** What the content of a file with a known extension must be. Those that are absent may hold anything. */
const expected: Readonly<Record<string, readonly string[]>> = {
  pdf: ['application/pdf'],
  png: ['image/png', 'image/apng'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  bmp: ['image/bmp'],
  tif: ['image/tiff'],
  tiff: ['image/tiff'],
  heic: ['image/heic', 'image/heif'],
  zip: ['application/zip'],
  rar: ['application/x-rar-compressed'],
  '7z': ['application/x-7z-compressed'],
  docx: [`${office}.wordprocessingml.document`, compound],
  xlsx: [`${office}.spreadsheetml.sheet`, compound],
  pptx: [`${office}.presentationml.presentation`, compound],
  odt: [`${openDocument}.text`],
  ods: [`${openDocument}.spreadsheet`],
  odp: [`${openDocument}.presentation`],
  doc: [compound, 'application/rtf'],
  // The portal and many programs call a page or a text «.xls»; those have their own message.
  xls: [compound],
  ppt: [compound],
  rtf: ['application/rtf'],
  dwg: ['image/vnd.dwg'],
  txt: [plain],
  csv: [plain],
  tsv: [plain],
  json: [plain],
  xml: ['application/xml', plain],
};

/** Extensions that systems run when somebody opens the file. */
const programs: ReadonlySet<string> = new Set(
  'apk app bat cmd com cpl dll exe hta jar js jse lnk mjs msi msp ps1 reg scr sh vbe vbs wsf'.split(
    ' ',
  ),
);

const programTypes: ReadonlySet<string> = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/java-vm',
  'application/java-archive',
  'application/vnd.android.package-archive',
  'application/wasm',
  'application/x-ms-shortcut',
  'application/x-ms-regedit',
]);

/** The main part of each Office format, as it is named within the ZIP. */
const officeParts = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' } as const;
const isOfficeExtension = (extension: string): extension is keyof typeof officeParts =>
  extension in officeParts;

function isText(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  // Two bytes a letter, as Excel writes its «Unicode text».
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return !bytes.subarray(0, 65_536).includes(0);
}

/** Pages and scripts are kept as bytes of no type. */
const startsAsPage = /^﻿?\s*(?:<!doctype html|<html|<head|<body|<script|<svg|#!)/i;

interface Sniffed {
  type: string;
  /** The usual extension of that type. */
  extension: string | null;
}

async function sniff(bytes: Uint8Array, named: string): Promise<Sniffed> {
  const found = await fileTypeFromBuffer(bytes);
  if (found === undefined) {
    if (!isText(bytes)) return { type: binary, extension: null };
    const start = new TextDecoder().decode(bytes.subarray(0, 512));
    return startsAsPage.test(start)
      ? { type: binary, extension: 'html' }
      : { type: plain, extension: 'txt' };
  }
  // Some programs write the parts of an Office file in an order that the library does not know; their names are legible.
  if (found.mime === 'application/zip' && isOfficeExtension(named)) {
    const names = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (names.includes('[Content_Types].xml') && names.includes(officeParts[named])) {
      return { type: expected[named]?.[0] ?? found.mime, extension: named };
    }
  }
  return { type: found.mime, extension: found.ext };
}

/** The media type of a content, whatever it is called. */
export async function contentTypeOf(bytes: Uint8Array): Promise<string> {
  return (await sniff(bytes, '')).type;
}

const refused = (reason: Parameters<typeof fieldProblem>[2]): ProblemError =>
  fieldProblem('datos-invalidos', 'nombre', reason);

/**
 * The media type of a file by its content.
 *
 * @throws ProblemError where it is a program, or not what its extension says.
 */
export async function mediaTypeOf(name: string, bytes: Uint8Array): Promise<string> {
  const named = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (programs.has(named)) throw refused(createMessage('adjunto-programa'));
  const { type, extension } = await sniff(bytes, named);
  if (programTypes.has(type)) throw refused(createMessage('adjunto-programa'));
  const right = expected[named];
  if (right === undefined || right.includes(type)) return type;
  const dice = named.toUpperCase();
  throw refused(
    extension === null
      ? createMessage('adjunto-no-es-lo-que-dice', { dice })
      : createMessage('adjunto-dice-ser', { dice, es: extension.toUpperCase() }),
  );
}
