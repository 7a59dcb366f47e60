import type { ComponentType } from 'react'
import { createStore } from '#src/ui/store.ts'
import type { FormPlace } from '#src/waitlist/entry.ts'

/**
 * What the dialog shows of the latest join: its address and postcode and, if friends are counted, the link to share. The
 * components for the link and the street sign load during the join; if a script fails to load, its part is missing.
 */
export const latestJoin: {
  email?: string
  postcode?: string
  link?: string
  ShareLink?: ComponentType<{ link: string }>
  StreetSign?: ComponentType<{ postcode: string; link: string }>
} = {}

/** The form whose success dialog is open. */
export const joinedFrom = createStore<FormPlace | null>(null)

/** Whether somebody has joined on this page since it was opened. */
export const onList = createStore(false)
