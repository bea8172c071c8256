import type { PageTarget } from '@pliego/contract/pages';
import { createElement } from 'react';
import type { AnyTexts } from '#web/i18n/resources.ts';
import { withPageTexts } from '#web/i18n/setup.ts';
import type { About } from './build/about.ts';
import type { CatalogueName } from './texts.ts';

type Files<Module> = Partial<Record<string, () => Promise<Module>>>;

const modules = import.meta.glob<Record<string, unknown>>(['./*.tsx', '!./*.test.tsx']);
const abouts = import.meta.glob<{ default: About }>(['./*.tsx', '!./*.test.tsx'], {
  query: '?about',
});
const texts = import.meta.glob<AnyTexts>('./messages/*.ts');

function fileOf<Module>(files: Files<Module>, path: string): () => Promise<Module> {
  const load = files[path];
  if (load === undefined) throw new Error(`The catalogue has no ${path}`);
  return load;
}

const inKebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A page with its texts, its demonstrations, and what is read from its file; nothing of it is loaded before. */
export async function loadPage(name: CatalogueName, target: PageTarget) {
  const file = inKebabCase(name);
  const [frame, demos, about] = await withPageTexts(
    'catalogue',
    { es: fileOf(texts, './messages/es.ts'), en: fileOf(texts, './messages/en.ts') },
    () =>
      withPageTexts(
        name,
        {
          es: fileOf(texts, `./messages/${file}.es.ts`),
          en: fileOf(texts, `./messages/${file}.en.ts`),
        },
        () =>
          Promise.all([
            import('./frame/catalogue-page.tsx'),
            fileOf(modules, `./${file}.tsx`)(),
            fileOf(abouts, `./${file}.tsx`)(),
          ]),
      ),
  );
  return {
    CataloguePage: () =>
      createElement(frame.CataloguePage, { name, target, demos, about: about.default }),
  };
}
