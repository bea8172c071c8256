import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { TodoSearch } from './todo-place.ts';

const texts: TextLoaders<'todo'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

/** One screen, which stays while the address changes among its lists. */
export function createTodoRoute<Parent extends AnyRoute>(parent: Parent) {
  return createRoute({
    getParentRoute: () => parent,
    path: '/apps/todo',
    validateSearch: searchOf(TodoSearch),
    staticData: { page: 'todo' },
    component: lazyRouteComponent(
      () => withTexts('todo', texts, () => import('./todo-page.tsx')),
      'TodoPage',
    ),
  });
}

/** The tasks of a filter, and those with a tag. */
export function createTodoLists<Todo extends AnyRoute>(todo: Todo) {
  return [
    createRoute({ getParentRoute: () => todo, path: '$filter' }),
    createRoute({ getParentRoute: () => todo, path: 'tag/$tag' }),
  ] as const;
}
