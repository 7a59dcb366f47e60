import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { prerender } from './build/prerender-plugin.ts'

export default defineConfig({
  plugins: [
    react(),
    prerender({
      documents: 'src/page/prerendering/prerender.tsx',
      client: 'src/page/main.tsx',
      style: 'src/page/page.css',
      loader: 'src/page/loader.ts',
    }),
  ],
  build: {
    target: 'baseline-widely-available',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
})
