import type { Plugin } from 'vite'

/**
 * Builds the founder's desk as its own environment, after the site: the two share no file. File names have no hash,
 * because browsers never cache the desk.
 */
export function desk(entry: string): Plugin {
  return {
    name: 'desk',
    config: () => ({
      environments: {
        desk: {
          consumer: 'client',
          build: {
            outDir: 'dist/desk',
            copyPublicDir: false,
            modulePreload: false,
            // The content security policy allows no picture inlined in a style sheet or a script.
            assetsInlineLimit: 0,
            rolldownOptions: {
              input: { desk: entry },
              output: {
                entryFileNames: '[name].js',
                assetFileNames: '[name][extname]',
                codeSplitting: false,
              },
            },
          },
        },
      },
    }),
    buildApp: {
      order: 'post',
      handler: async builder => {
        await builder.build(builder.environments.desk!)
      },
    },
  }
}
