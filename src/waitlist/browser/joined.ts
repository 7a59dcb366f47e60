import type { ComponentType } from 'react'
import { createStore } from '#src/ui/store.ts'
import type { FormPlace } from '#src/waitlist/entry.ts'

/**
 * What the dialog shows of the latest join: its address and postcode; where friends are counted the link to share. What
 * shows the link and the street sign comes with the join; nothing does where a script could not be had.
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

/** Whether somebody has joined on this page, until it is left. */
export const onList = createStore(false)
