import type { TextsIn } from '#web/i18n/resources.ts';
import { changes } from './en-changes.ts';
import { detail } from './en-detail.ts';
import { terms } from './en-terms.ts';

export const ficha: TextsIn<'en', 'ficha'> = { ...detail, ...changes, ...terms };
