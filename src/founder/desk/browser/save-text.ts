/** Makes the browser save a text as a file. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text]))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Not at once: some browsers begin to read it only later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
