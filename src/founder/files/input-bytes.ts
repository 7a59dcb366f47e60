import type { InputFile } from '../fields.ts'

/** Reads a small file; undefined if it has more than `most` bytes. Throws a Refusal if it cannot be read. */
export async function inputBytes({ open }: InputFile, most: number): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of open()) {
    size += piece.length
    if (size > most) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
