import { defineConfig } from 'vite';

/** Bundles the server, so that it starts without compiling anything. npm packages stay outside. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    minify: false,
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        pliego: 'src/cli/main.ts',
        'embedded-worker': 'src/db/embedded/worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  // yauzl is bundled: another version of it is where the built server would look.
  ssr: { noExternal: [/^@pliego\//, 'yauzl'] },
});
