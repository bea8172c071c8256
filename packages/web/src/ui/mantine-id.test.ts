import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const hooks = new URL('../../../../node_modules/@mantine/hooks/esm/', import.meta.url);

test('the library still has the hook that the build replaces where the build looks for it', () => {
  expect(readFileSync(new URL('index.mjs', hooks), 'utf8')).toContain('"./use-id/use-id.mjs"');
  expect(readFileSync(new URL('use-id/use-id.mjs', hooks), 'utf8')).toContain(
    'setUuid(randomId())',
  );
});
