import { ownTable } from './a-spreadsheet.ts';
import { answerOf, detailElement } from './a-tender.ts';
import { images } from './images.ts';
import type { SendOptions } from './test-server.ts';

/** An answer of a source with one tender. */
export const sourceFile = answerOf([detailElement({ code: '1-1-LE26' })], '2026-11-19T12:00:00Z');

/** What is uploaded to endpoints that take no answer of a source. */
export const uploads: Record<string, SendOptions['body']> = {
  'spreadsheets.upload': ownTable,
  'teamSheets.read': ownTable,
  'company.setLogo': images.png,
  'ownProfile.setPicture': images.png,
};
