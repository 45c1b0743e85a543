import type { SearchRun } from '#contract/search.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { toast } from '#shared/toast/toast.ts'

import { searchCopy as copy } from './search.copy.ts'

export const logForms = ['csv', 'docx', 'text'] as const
export type LogForm = (typeof logForms)[number]

/** Writers are loaded when they are needed. */
const writers: Record<LogForm, (runs: readonly SearchRun[]) => Promise<void>> = {
  csv: async (runs) => {
    const { logCsv } = await import('#science/search/search-log.ts')
    saveFile(new File([logCsv(runs)], 'search-log.csv', { type: 'text/csv;charset=utf-8' }))
  },
  docx: async (runs) => {
    const { logDocx } = await import('./log-docx.ts')
    saveFile(logDocx(runs))
  },
  text: async (runs) => {
    const { methodsText } = await import('#science/search/search-methods.ts')
    await navigator.clipboard.writeText(runs.map(methodsText).join('\n\n'))
  },
}

/** Hands out the log of runs, for a methods section. */
export async function saveLog(runs: readonly SearchRun[], form: LogForm) {
  try {
    await writers[form](runs)
    toast({ title: copy.logDone[form], description: copy.logBody })
  } catch {
    toast({ title: copy.logFailed, description: copy.logFailedBody, variant: 'destructive' })
  }
}
