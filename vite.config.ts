import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { desk } from './build/desk-plugin.ts'
import { buildTarget } from './build/floor.ts'
import { plainImports } from './build/plain-imports.ts'
import { prerender } from './build/prerender-plugin.ts'

/** Lightning CSS's number for what it adds to stand in for light-dark(), which no style sheet here uses. */
const LIGHT_DARK = 1 << 20

export default defineConfig({
  plugins: [
    react(),
    plainImports(),
    prerender({
      documents: 'src/page/prerendering/prerender.tsx',
      core: 'src/page/core.ts',
      client: 'src/page/main.tsx',
      panel: 'src/maeve/browser/maeve-panel.tsx',
      share: 'src/page/mail-pages/street-page.ts',
      streetLife: 'src/page/street-life/street-life.ts',
      style: 'src/page/page.css',
      otherStyle: 'src/page/other-pages.css',
      loader: 'src/page/loader.ts',
    }),
    desk('src/founder/desk/browser/desk.tsx'),
  ],
  css: { lightningcss: { exclude: LIGHT_DARK } },
  build: {
    target: buildTarget,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|page[\\/]hydrate/ },
            // What the islands and their later chunks share is put into one file: more files would need more imports.
            {
              name: 'shared',
              test: /src[\\/](routes|content[\\/](brand|waitlist)|waitlist[\\/]browser[\\/]joined)\./,
            },
          ],
        },
      },
    },
  },
})
