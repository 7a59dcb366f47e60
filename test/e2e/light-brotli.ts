import { syncBuiltinESMExports } from 'node:module'
import zlib from 'node:zlib'

/**
 * Compresses pages less, because compressing them fully takes a tenth of a journey's processor time. Must be
 * loaded before anything that imports zlib.
 */
const QUALITY = zlib.constants.BROTLI_PARAM_QUALITY
const { brotliCompress } = zlib

zlib.brotliCompress = ((text: Buffer, { params }: zlib.BrotliOptions, done: zlib.CompressCallback) =>
  brotliCompress(text, { params: { ...params, [QUALITY]: 5 } }, done)) as typeof brotliCompress
syncBuiltinESMExports()
