import { useCallback, useEffect, useRef, useState } from 'react'
import type { Fields } from '#src/founder/drafts/drafts.ts'
import { act } from './desk-key.ts'

/** What was typed and is not stored yet, by draft; null: to be deleted. Outlives the page that it was typed on. */
const unsaved = new Map<string, Fields | null>()
let saving: Promise<void> | undefined

addEventListener('beforeunload', event => {
  if (unsaved.size) event.preventDefault()
})

/**
 * Stores drafts one after the other, so that the newest text is stored last. Rejects with words for the
 * founder.
 */
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

/**
 * Fields that a person types over days: stored at each change, and read again when they come back to this
 * window, as they may have gone on writing at another machine. `fields` is undefined until they are read;
 * `empty`: what they are before that.
 */
export function useDraft<Draft extends Fields>(name: string, empty: Draft) {
  const [state, setState] = useState<State<Draft>>({})
  const first = useRef(empty)
  /** Counts changes by typing, so that a read from before one is dropped. */
  const typed = useRef(0)
  const read = useCallback(async () => {
    const before = typed.current
    try {
      await saveAll()
      const { data } = await act('drafts', { input: {} })
      const found = data.find(draft => draft.name === name)
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
  useEffect(() => {
    void read()
    addEventListener('focus', read)
    return () => removeEventListener('focus', read)
  }, [read])

  const write = (fields: Draft | null) => {
    typed.current += 1
    setState(known => ({ ...known, fields: fields ?? first.current, keptAt: undefined }))
    unsaved.set(name, fields)
    saveAll().then(
      () => setState(known => ({ ...known, fault: undefined, keptAt: fields ? Date.now() : undefined })),
      ({ message }) => setState(known => ({ ...known, fault: message })),
    )
  }
  return { ...state, write }
}
