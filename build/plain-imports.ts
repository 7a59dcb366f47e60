import type { Plugin } from 'vite'

/**
 * Removes the 0.6 KB helper that Vite wraps around each `import()` to fetch the style sheets and modules that a chunk
 * needs. We do not need it: a chunk's style sheet is fetched by name before the chunk (`src/ui/load-style.ts`).
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = load => load()',
    },
  }
}
