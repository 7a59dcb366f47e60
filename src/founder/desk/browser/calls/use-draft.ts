import { useCallback, useEffect, useRef, useState } from 'react'
import type { Fields } from '#src/founder/drafts/drafts.ts'
import { notice } from '../notice.tsx'
import { act } from './desk-key.ts'

/**
 * What was typed but is not stored yet, by draft; null if the draft is to be deleted. Kept even when the
 * founder goes to another page.
 */
const unsaved = new Map<string, Fields | null>()
let saving: Promise<void> | undefined

addEventListener('beforeunload', event => {
  if (unsaved.size) event.preventDefault()
})

/** Stores drafts one at a time, so that the newest text is stored last. Rejects with words for the founder. */
function saveAll(): Promise<void> {
  saving ??= (async () => {
    for (;;) {
      const [next] = unsaved
      if (!next) return
      const [name, fields] = next
      await act('draft save', { input: { name, ...(fields && { fields: JSON.stringify(fields) }) } })
      if (unsaved.get(name) === fields) unsaved.delete(name)
    }
  })().finally(() => {
    saving = undefined
  })
  return saving
}

type State<Draft> = { fields?: Draft; keptAt?: number | undefined; fault?: string | undefined }

/** Reads all drafts, after storing what was typed. */
async function readDrafts() {
  await saveAll()
  return (await act('drafts', { input: {} })).data
}

/** Calls `read` now, and again whenever the founder comes back to this window. */
function useOnReturn(read: () => unknown) {
  useEffect(() => {
    read()
    addEventListener('focus', read)
    return () => removeEventListener('focus', read)
  }, [read])
}

/** Returns the names of the drafts; undefined until they are read. */
export function useBegun(): string[] | undefined {
  const [names, setNames] = useState<string[]>()
  useOnReturn(
    useCallback(() => {
      readDrafts().then(
        drafts => setNames(drafts.map(({ name }) => name)),
        () => {},
      )
    }, []),
  )
  return names
}

/**
 * Fields that a person may fill in over several days. They are stored at each change, and read again when the
 * person comes back to this window, having perhaps carried on writing on another machine. `fields` is
 * undefined until they have been read. `empty`: the value of each field until something is typed into it.
 */
export function useDraft<Draft extends Fields>(name: string, empty: Draft) {
  const [state, setState] = useState<State<Draft>>({})
  const first = useRef(empty)
  /** Counts changes made by typing: what was read is dropped if there was one meanwhile. */
  const typed = useRef(0)
  const read = useCallback(async () => {
    const before = typed.current
    try {
      const found = (await readDrafts()).find(draft => draft.name === name)
      if (typed.current === before)
        setState({ fields: { ...first.current, ...found?.fields }, keptAt: found?.saved_at })
    } catch (error) {
      const fields = unsaved.get(name)
      setState(known => ({
        fields: { ...first.current, ...fields },
        ...known,
        fault: (error as Error).message,
      }))
    }
  }, [name])
  useOnReturn(read)

  const write = (fields: Draft | null) => {
    typed.current += 1
    setState(known => ({ ...known, fields: fields ?? first.current, keptAt: undefined }))
    unsaved.set(name, fields)
    saveAll().then(
      () => setState(known => ({ ...known, fault: undefined, keptAt: fields ? Date.now() : undefined })),
      ({ message }) => setState(known => ({ ...known, fault: message })),
    )
  }
  /** Deletes the draft; the notice can undo that, even from another page. */
  const throwAway = () => {
    const { fields } = state
    write(null)
    const undo = () => {
      if (fields) unsaved.set(name, fields)
      notice.set({ by: {}, said: 'What you had begun is back.', at: Date.now() })
      // Makes everything that shows drafts read them again.
      const tell = () => dispatchEvent(new Event('focus'))
      saveAll().then(tell, tell)
    }
    notice.set({ by: {}, said: { words: 'What you had begun has been thrown away.', undo }, at: Date.now() })
  }
  return { ...state, write, throwAway }
}
