/** Returns an element that is only decoration. */
export function decoration(name: string, content = ''): HTMLElement {
  const element = document.createElement('div')
  element.className = name
  element.setAttribute('aria-hidden', 'true')
  element.innerHTML = content
  return element
}
