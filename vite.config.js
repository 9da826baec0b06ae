import { defineConfig } from 'vite';
import { app } from './tools/app.js';
import { exampleWriter } from './tools/examples.js';
import { ingredients, licences } from './tools/licences/licences.js';
import { markup } from './tools/markup.js';
import { parts, sheetsOf } from './tools/parts.js';
import { words } from './tools/words.js';

export default defineConfig({
  base: './', // relative addresses: dist/ works from any folder of any host
  publicDir: false,
  clearScreen: false,
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false, resolveDependencies: sheetsOf },
    // All that the page begins with is one file: several are a request each, and are compressed worse. So are
    // what it remembers, which text and the recent puzzles ask as well, what makes dialogs and other parts, what
    // follows an address, and what knows where things lie over the grid: the page begins with the names of all files.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'page', tags: ['$initial'], priority: 1 },
            { name: 'remembering', test: /www\/(?:session\/re|model\/links|kit\/make)/ },
            { name: 'making', test: /(?:kit\/(?:dialog|markup|save)|model\/numbers)\.js$/ },
            { name: 'following', test: /(?:incoming\/(?:following|held|shared)|model\/parameters)\.js$/ },
            { name: 'panel', test: /(?:kit\/(?:bars|icon|panel|signed|toolbar)|model\/(?:bars|signs))\.(?:js|css)$/ },
            { name: 'drawing', test: /(?:model\/(?:spots|outline|overlay|curves)|words\/(?:houses|joined))\.js$/ },
            {
              name: 'hints',
              test: /www\/(?:model\/(?:hintlayers|pictures\/|colours|pairs|families)|words\/(?:steps|hints|full|techniques|phrases|families\/))/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [ingredients()] },
  plugins: [words(), markup(), parts(), exampleWriter(), ingredients(), licences(), app()],
});
