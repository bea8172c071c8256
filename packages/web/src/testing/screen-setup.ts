import * as matchers from '@testing-library/jest-dom/matchers';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { setupTexts } from '#web/i18n/setup.ts';
import { withMessageTexts } from '#web/i18n/message-texts.ts';
import { withShellTexts } from '#web/i18n/shell-texts.ts';
import { withWidgetTexts } from '#web/i18n/widget-texts.ts';

expect.extend(matchers);

// The first page of a file loads its code: on a busy machine that takes seconds.
configure({ asyncUtilTimeout: 15_000 });

// happy-dom loads no fonts, and has no list of them: fields that grow wait for it.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

// A file that a page saves becomes the page in happy-dom, which goes where any link leads.
HTMLAnchorElement.prototype.click = function clickUnlessSaving(this: HTMLAnchorElement) {
  if (this.download === '') HTMLElement.prototype.click.call(this);
};

await setupTexts();
// What the shell loads for every page.
await withShellTexts(() => withWidgetTexts(() => withMessageTexts(async () => undefined)));

afterEach(() => {
  notifications.clean();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
