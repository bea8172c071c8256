import { createRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { withTexts } from '#web/i18n/setup.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { StateSelect } from './state-select.tsx';

it('shows every state that is asked for, and changes to one or to any', async () => {
  const es = () => import('./messages/es.ts');
  await withTexts('sources', { es, en: () => import('./messages/en.ts') }, async () => undefined);
  const onChange = vi.fn<Parameters<typeof StateSelect>[0]['onChange']>();
  openPage('/estados', {
    now: new Date('2026-12-02T12:00:00-03:00'),
    routes: (shell) => [
      createRoute({
        getParentRoute: () => shell,
        path: '/estados',
        component: () => <StateSelect states={['con-error', 'interrumpida']} onChange={onChange} />,
      }),
    ],
  });
  const select = await screen.findByRole('combobox');
  expect(select).toHaveDisplayValue('Con error, Interrumpida');
  await userEvent.selectOptions(select, 'Terminada');
  expect(onChange).toHaveBeenLastCalledWith('terminada');
  await userEvent.selectOptions(select, 'Cualquier estado');
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});
