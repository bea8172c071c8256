import { i18n } from '#web/i18n/setup.ts';
import classes from './fatal-error.module.css';

/** Replaces a blank page with an error and a reload button when React cannot render at all. */
export function showFatalError(root: Element): void {
  const box = document.createElement('main');
  const title = document.createElement('h1');
  const text = document.createElement('p');
  const button = document.createElement('button');
  // The catalogues themselves may have failed to load.
  const say = (
    key: 'states.brokenTitle' | 'states.brokenText' | 'actions.reload',
    spanish: string,
  ) => (i18n.isInitialized ? i18n.t(key) : spanish);
  box.className = classes['box'] ?? '';
  box.setAttribute('role', 'alert');
  title.textContent = say('states.brokenTitle', 'Pliego no pudo abrirse');
  text.textContent = say('states.brokenText', 'Vuelve a cargar la página.');
  button.textContent = say('actions.reload', 'Volver a cargar');
  button.type = 'button';
  button.addEventListener('click', () => location.reload());
  box.append(title, text, button);
  root.replaceChildren(box);
}
