import type { Plugin } from 'vite'

/**
 * Builds the founder's desk as its own environment, after the site's: it shares no file with what visitors are
 * sent. Names carry no hash, as browsers never cache it.
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
            // The content security policy takes no picture out of a style sheet or a script.
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
