import { createStore } from './store.ts'

type Toast = { id: number; variant: 'destructive'; title: string; text: string }

/** One toast at a time: the newest is the one that the visitor needs. */
export const toasts = createStore<Toast | null>(null)

let lastId = 0

export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  toasts.set({ id: lastId, ...toast })
}

export function dismissToast(): void {
  toasts.set(null)
}
