import url from './maeve-panel.css?url'

let style: Promise<void> | undefined

/** Fetches the panel's style, which only visitors who open it need. Rejects when it cannot be loaded. */
export function loadPanelStyle(): Promise<void> {
  style ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      style = undefined
      reject(new Error(`${url} could not be loaded`))
    }
    document.head.append(link)
  })
  return style
}
