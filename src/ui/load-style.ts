const styles = new Map<string, Promise<void>>()

/** Adds a style sheet to the page, once. Rejects if it cannot be loaded; the next call then tries again. */
export function loadStyle(url: string): Promise<void> {
  const begun = styles.get(url)
  if (begun) return begun
  const style = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      styles.delete(url)
      reject(new Error(`${url} could not be loaded`))
    }
    document.head.append(link)
  })
  styles.set(url, style)
  return style
}
