import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, '.', 'PLIEGO_')['PLIEGO_API'] ?? 'http://127.0.0.1:3000';
  // The host stays the page's own: the server refuses writes from another origin.
  const api = { target, changeOrigin: false };
  return {
    plugins: [react()],
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
      // What every page needs and changes only with its version: one file compresses better than many.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'base',
                test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store)|i18next|react-i18next|zod|zustand)\//,
              },
            ],
          },
        },
      },
    },
  };
});
