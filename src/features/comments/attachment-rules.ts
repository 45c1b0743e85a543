import { ATTACHMENT_MAX_BYTES } from '#contract/comments.ts'
import { checkFile } from '#shared/forms/file-rules.ts'

/** Section 5. */
export const ATTACHMENT_TYPES = 'jpeg jpg png gif webp pdf doc docx xls xlsx ppt pptx txt csv'.split(' ')

/** What the file dialog offers at first. */
export const ATTACHMENT_ACCEPT = ATTACHMENT_TYPES.map((type) => `.${type}`).join(',')

/** What is wrong with an attachment: its type, its size, or that it is empty. Undefined when it is welcome. */
export const checkAttachment = (file: { name: string; size: number }) =>
  checkFile(file, { types: ATTACHMENT_TYPES, maxBytes: ATTACHMENT_MAX_BYTES })
