import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export const art = (path: string) => join(root, 'art', path)
export const published = (path: string) => join(root, 'public', path)
export const installed = (path: string) => join(root, 'node_modules', path)
export const pageStyles = join(root, 'src/page/fonts.css')
