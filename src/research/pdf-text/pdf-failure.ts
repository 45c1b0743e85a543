/** Why a file could not be opened as a PDF. */
export type PdfFailureKind = 'empty' | 'not-a-pdf' | 'broken' | 'password-needed' | 'password-wrong'

/** Words for each, to be shown as they are: what is wrong, and what to do. */
const WORDS: Record<PdfFailureKind, string> = {
  empty: 'This file is empty: it has no bytes at all. Choose the file again, or download it again.',
  'not-a-pdf':
    'This file is not a PDF, whatever its name says. A download that failed often leaves a web page instead.',
  broken: 'This PDF is damaged and could not be read. Download it again, or open and save it in another program.',
  'password-needed': 'This PDF needs a password.',
  'password-wrong': 'That password does not open this PDF.',
}

export class PdfFailure extends Error {
  readonly kind: PdfFailureKind

  constructor(kind: PdfFailureKind) {
    super(WORDS[kind])
    this.name = 'PdfFailure'
    this.kind = kind
  }
}

/** What the PDF library threw, in our kinds. Anything that it does not name is a damaged file. */
export function failureOf(error: unknown): PdfFailure {
  if (error instanceof PdfFailure) return error
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
  if (name === 'PasswordException') return new PdfFailure(code === 2 ? 'password-wrong' : 'password-needed')
  return new PdfFailure('broken')
}

/** What the first bytes already tell; a PDF may begin with some rubbish, so its mark is looked for in the first kilobyte. */
export function failureOfBytes(bytes: Uint8Array): PdfFailure | undefined {
  if (bytes.length === 0) return new PdfFailure('empty')
  const head = String.fromCharCode(...bytes.subarray(0, 1024))
  return head.includes('%PDF-') ? undefined : new PdfFailure('not-a-pdf')
}
