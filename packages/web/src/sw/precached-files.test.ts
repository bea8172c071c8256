import { expect, test } from 'vitest';
import { type BuiltChunk, precachedAssets } from './precached-files.ts';

function chunk(fileName: string, facade: string | null, rest: Partial<BuiltChunk> = {}) {
  return { fileName, facade, isEntry: false, imports: [], css: [], ...rest };
}

const src = '/somewhere/packages/web/src';
const build: BuiltChunk[] = [
  chunk('index.js', '/somewhere/packages/web/index.html', {
    isEntry: true,
    imports: ['base.js'],
    css: ['index.css'],
  }),
  chunk('base.js', null),
  chunk('shell.js', `${src}/app/shell/shell.tsx`, {
    imports: ['ui.js', 'base.js'],
    css: ['shell.css'],
  }),
  chunk('ui.js', null, { imports: ['shell.js'], css: ['ui.css'] }),
  chunk('login.js', `${src}/areas/auth/login/login-page.tsx`),
  chunk('list.js', `${src}/areas/tenders/list/list-page.tsx`, { imports: ['table.js'] }),
  chunk('table.js', null),
  chunk('list-es.js', `${src}/areas/tenders/messages/es.ts`),
  chunk('list-es-detail.js', `${src}/areas/tenders/messages/es-detail.ts`),
  chunk('list-pt.js', `${src}/areas/tenders/messages/pt.ts`),
  chunk('common-en.js', `${src}/i18n/messages/en.ts`),
  chunk('shell-en.js', `${src}/i18n/messages/en-shell.ts`),
  chunk('messages-en.js', `${src}/i18n/messages/later-topics.en.ts`),
  chunk('shell-es.js', `${src}/i18n/messages/es-shell.ts`),
  chunk('ability.js', `${src}/api/ability.ts`),
  chunk('drawer.js', `${src}/ui/overlay/side-drawer-view.tsx`),
  chunk('not-found.js', `${src}/app/pages/error-page.tsx`),
  chunk('kit.js', `${src}/ui-kit/buttons.tsx`),
  chunk('sample.js', '/somewhere/packages/sample-api/src/app.ts'),
  chunk('calendar.js', `${src}/template/calendar/calendar-page.tsx`, { imports: ['big.js'] }),
  chunk('big.js', null),
  chunk('coming-soon.js', `${src}/app/pages/coming-soon-page.tsx`),
];

test('the screens that open without a connection, and all that each of them needs', () => {
  expect(precachedAssets(build)).toEqual([
    'ability.js',
    'base.js',
    'drawer.js',
    'index.css',
    'index.js',
    'list-es-detail.js',
    'list-es.js',
    'list.js',
    'login.js',
    'not-found.js',
    'shell-es.js',
    'shell.css',
    'shell.js',
    'table.js',
    'ui.css',
    'ui.js',
  ]);
});

test('pages of other areas and other languages are left for when they are opened', () => {
  const left = build
    .map(({ fileName }) => fileName)
    .filter((name) => !precachedAssets(build).includes(name));
  expect(left).toEqual([
    'list-pt.js',
    'common-en.js',
    'shell-en.js',
    'messages-en.js',
    'kit.js',
    'sample.js',
    'calendar.js',
    'big.js',
    'coming-soon.js',
  ]);
});
