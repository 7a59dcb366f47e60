import fc from 'fast-check'

/** Property tests draw the same cases in every run, so a failure means that the code has changed. `npm run test:shaken` draws others. */
fc.configureGlobal({ seed: Number(process.env.SHAKE_SEED ?? 1) })
