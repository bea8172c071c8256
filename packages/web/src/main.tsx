import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './app/create-app.ts';
import { Providers } from './app/providers.tsx';
import { setupTexts } from './i18n/setup.ts';
import '#web/ui/theme/styles.css';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

await setupTexts();
createRoot(root).render(
  <StrictMode>
    <Providers app={createApp()} />
  </StrictMode>,
);
