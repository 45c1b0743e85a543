import { FILE_MAX_BYTES, fileExtensions } from '#contract/files.ts'

const MB = 1024 * 1024
/** What stands behind the last dot of a name, in lower case. */
export const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether a file may be kept with a paper, by the end of its name. */
export const isPaperFile = ({ name }: { name: string }) =>
  (fileExtensions as readonly string[]).includes(extensionOf(name))

/** What can be said of a file before a byte of it is read; undefined when it may be read. */
export function refusalOf({ name, size }: { name: string; size: number }): string | undefined {
  if (!isPaperFile({ name }))
    return 'Only PDF, Word (.docx), JATS XML, text, Markdown and HTML files can be kept with papers.'
  if (size === 0) return 'This file is empty: it has no bytes at all. Download it again.'
  if (size > FILE_MAX_BYTES) {
    return `It has ${(Math.ceil((size / MB) * 10) / 10).toLocaleString('en-US')} MB; up to 10 MB are taken. Make it smaller (most PDF programs can) and add it again.`
  }
  return undefined
}
