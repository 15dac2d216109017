import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
// @ts-expect-error plain JavaScript
import { facts, fonts, gameIcons } from './plugins.js';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [facts(), fonts(), gameIcons(), svelte()],
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  build: { target: 'es2023', outDir: 'dist', assetsInlineLimit: 2048, chunkSizeWarningLimit: 700 },
  test: { include: ['src/**/*.test.ts'], css: true },
});
