import type { ComponentType } from 'react'
import { createStore } from '#src/ui/store.ts'
import type { FormPlace } from '#src/waitlist/entry.ts'

/**
 * What the dialog tells of the latest join: its address; where friends are counted the link to share, and what shows it
 * (nothing does where its script could not be had).
 */
export const latestJoin: { email?: string; link?: string; ShareLink?: ComponentType<{ link: string }> } = {}

/** The form whose success dialog is open. */
export const joinedFrom = createStore<FormPlace | null>(null)

/** Whether somebody has joined on this page, until it is left. */
export const onList = createStore(false)
