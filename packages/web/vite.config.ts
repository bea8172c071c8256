import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { helpArticles } from './src/areas/help/markdown-plugin.ts';
import { releaseNotes } from './src/areas/news/notes-plugin.ts';
import { licences } from './src/areas/licence/licences-plugin.ts';
import { catalogue } from './src/template/catalogue/build/catalogue-plugin.ts';
import { serviceWorker } from './src/sw/vite-plugin.ts';

/**
 * Which modules share a file, each with what it imports: what every visitor loads first, what every page behind the
 * session needs, and what many pages need. Without them the bundler makes hundreds of files of a few hundred bytes,
 * one for every set of pages that share something.
 */
const groups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  { name: 'start', tags: ['$initial' as const], priority: 5 },
  { name: 'shell', test: /\/src\/app\/shell\/shell\.tsx$/, priority: 4 },
  { name: 'table', test: /\/src\/ui\/data-table\//, priority: 3 },
  { name: 'icons', test: /\/node_modules\/@tabler\//, minShareCount: 2, priority: 2 },
  {
    name: 'shared',
    test: /\/(node_modules\/@mantine|packages\/(web|contract)\/src)\//,
    minShareCount: 20,
    priority: 1,
  },
];

/** Of the whole project: its lock file and its licence are there. */
const root = resolve(import.meta.dirname, '../..');

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, '.', 'PLIEGO_')['PLIEGO_API'] ?? 'http://127.0.0.1:3000';
  // The host stays the page's own: the server refuses writes from another origin.
  const api = { target, changeOrigin: false };
  return {
    plugins: [
      helpArticles(),
      releaseNotes(),
      licences(root),
      catalogue(import.meta.dirname),
      react(),
      serviceWorker(),
    ],
    server: {
      host: '127.0.0.1',
      proxy: { '/api': api, '/licitaciones/editar': api },
    },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      target: 'es2023',
      // Data URLs would need an exception in the content security policy.
      assetsInlineLimit: 0,
      // Every browser of the target knows it by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  };
});
