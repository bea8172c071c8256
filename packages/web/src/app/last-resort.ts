import { i18n } from '#web/i18n/setup.ts';
import classes from './last-resort.module.css';

/** When nothing of the app can be drawn: a sentence and a way out, in the place of a blank page. */
export function showLastResort(root: Element): void {
  const box = document.createElement('main');
  const title = document.createElement('h1');
  const text = document.createElement('p');
  const button = document.createElement('button');
  // The texts themselves may be what is missing.
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
