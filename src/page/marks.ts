import { marksOf } from '#src/http/template.ts'
import type { SiteValues } from '#src/site-values.ts'

export const site = marksOf<SiteValues>()
