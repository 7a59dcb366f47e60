import url from './maeve-panel.css?url'

let style: Promise<void> | undefined

/** Fetches what the panel looks like, which no visitor needs who never opens it. Rejects when it cannot be had. */
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
