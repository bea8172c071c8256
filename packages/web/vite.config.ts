import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { serviceWorker } from './src/sw/vite-plugin.ts';

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, '.', 'PLIEGO_')['PLIEGO_API'] ?? 'http://127.0.0.1:3000';
  // The host stays the page's own: the server refuses writes from another origin.
  const api = { target, changeOrigin: false };
  return {
    plugins: [react(), serviceWorker()],
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
      // What every page needs, apart from what changes with each version of ours: one file compresses better
      // than many.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'base',
                priority: 2,
                test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core)|i18next|react-i18next|zod|zustand)\//,
              },
              // The rest of the first load, which automatic splitting leaves in a dozen files.
              { name: 'start', priority: 1, tags: ['$initial'] },
              // Files of a few hundred bytes that many pages share would come by the dozen. What the sign-in
              // screens show stays out of it: those load little else.
              {
                name: 'icon',
                test: /node_modules\/@tabler\/.*\/(createReactComponent|defaultAttributes|Icon(AlertCircle|Building|ChevronRight|Eye|InfoCircle|ListSearch|Users))\.m?js$/,
                priority: 1,
              },
              { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 4 },
              {
                name: 'small',
                test: /node_modules\/@(mantine|floating-ui)\//,
                maxModuleSize: 1200,
                minShareCount: 16,
              },
            ],
          },
        },
      },
    },
  };
});
