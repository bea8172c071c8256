import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { serviceWorker } from './src/sw/vite-plugin.ts';

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, '.', 'PLIEGO_')['PLIEGO_API'] ?? 'http://127.0.0.1:3000';
  // The host stays the page's own: the server refuses writes from another origin.
  const api = { target, changeOrigin: false };
  return {
    plugins: [react(), chunkGroups(), serviceWorker()],
    resolve: {
      alias: [
        {
          // Why is told there; a test sees to it that there is something to replace.
          find: /^.*\/use-id\/use-id\.mjs$/,
          replacement: fileURLToPath(new URL('src/ui/mantine-id.ts', import.meta.url)),
        },
      ],
    },
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
    },
  };
});
