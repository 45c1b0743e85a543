import { fileExtensions } from '#contract/files.ts'
import { DOCX_TYPE } from '#science/word/media-type.ts'

import { Refusal } from '../world/refusal.ts'

/** Bytes in which the head of a PDF may stand: what comes before it is skipped by every reader (ISO 32000-1, H.3). */
const HEAD = 1024

export const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

const asLatin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** A text has no NUL, unless it is UTF-16 with its mark. */
const isText = (bytes: Uint8Array) => {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return isUtf16 || !bytes.includes(0)
}

const isPdf = (bytes: Uint8Array) => {
  const head = asLatin(bytes.subarray(0, HEAD))
  const at = head.indexOf('%PDF-')
  // A picture, an archive or a page that has a PDF behind it is two kinds of file at once.
  return at !== -1 && !/[^\s\u00ef\u00bb\u00bf]/.test(head.slice(0, at))
}

/** An article in JATS names its root element after a prolog, which is short. */
const isArticle = (bytes: Uint8Array) => /<(?:jats:)?article[\s>]/.test(asLatin(bytes.subarray(0, 20_000)))

/** A Word document is an archive whose list of files, at its end, names its main part. */
const isDocx = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && asLatin(bytes).includes('word/document.xml')

const refuse = (message: string) => new Refusal(422, message, { code: 'file_type', fields: { file: message } })

/** The media type of a file of a paper, by its name and its content; refused where they do not agree. */
export function typeOfFile(name: string, bytes: Uint8Array): string {
  const extension = extensionOf(name)
  switch (extension) {
    case 'pdf':
      if (!isPdf(bytes)) throw refuse('This file is named .pdf and is not a PDF.')
      return 'application/pdf'
    case 'docx':
      if (!isDocx(bytes)) throw refuse('This file is named .docx and is not a Word document.')
      return DOCX_TYPE
    case 'xml':
      if (!isText(bytes) || !isArticle(bytes)) throw refuse('This file is named .xml and is no article in JATS XML.')
      return 'text/plain'
    default:
      if (!(fileExtensions as readonly string[]).includes(extension)) {
        throw refuse('Files of papers are PDF, DOCX_TYPE, JATS XML, TXT, MD or HTML.')
      }
      if (!isText(bytes)) throw refuse('This file is named as a text and holds something else.')
      // HTML is kept and handed out as the text that it is written in: it never runs.
      return 'text/plain'
  }
}
