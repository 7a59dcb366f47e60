import { syncBuiltinESMExports } from 'node:module'
import zlib from 'node:zlib'

/** Before whatever imports zlib: a page compressed as far as it goes takes a tenth of what a journey takes of a core. */
const QUALITY = zlib.constants.BROTLI_PARAM_QUALITY
const { brotliCompress } = zlib

zlib.brotliCompress = ((text: Buffer, { params }: zlib.BrotliOptions, done: zlib.CompressCallback) =>
  brotliCompress(text, { params: { ...params, [QUALITY]: 5 } }, done)) as typeof brotliCompress
syncBuiltinESMExports()
