import type { Page, Route } from '@playwright/test';

/**
 * Answers calls in place of the server: so many times, or until the function it returns is called. Never by `page.unroute` or the
 * `times` of the library: with the last route of a page the browser stops asking, and what was just under way is never answered.
 */
export async function answerInstead(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => unknown,
  { times = Infinity } = {},
): Promise<() => void> {
  let left = times;
  await page.route(url, (route) => {
    left -= 1;
    return left >= 0 ? answer(route) : route.fallback();
  });
  return () => {
    left = 0;
  };
}
