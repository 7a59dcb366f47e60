import { buffer } from 'node:stream/consumers'
import type { InputFile } from '../fields.ts'
import { Refusal } from '../refusal.ts'

/** Reads the text of a small file, without a byte order mark. Throws a Refusal if it is not UTF-8. */
export async function inputText({ name, open }: InputFile): Promise<string> {
  const bytes = await buffer(open())
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(`${name} is not plain text: save it as text with the encoding UTF-8, then try again`)
  }
}
