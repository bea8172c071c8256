import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadingScreen } from './loading-screen.tsx';

/** Elements and texts, however they are set in lines. */
const inOneLine = (html: string) => html.replaceAll(/\s+/g, ' ').replaceAll(/ ?([<>]) ?/g, '$1');

test('the page shows before any script what React shows while it waits', () => {
  const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  const shown = renderToStaticMarkup(createElement(LoadingScreen, { text: 'Cargando…' }));
  expect(shown).toContain('loading-arc');
  expect(inOneLine(page)).toContain(inOneLine(shown));
});
