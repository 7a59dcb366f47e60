import { expect, type Page } from '@playwright/test'

/** Notes script errors and violations of the content security policy. Returns a function that expects none. */
export function watchFaults(page: Page): () => void {
  const faults: string[] = []
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text())
  })
  page.on('pageerror', error => faults.push(String(error)))
  return () => expect(faults, 'script errors and content security policy violations').toEqual([])
}
