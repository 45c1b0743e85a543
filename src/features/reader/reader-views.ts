import type { OpenedDocument } from './opened-document.ts'

export type ReaderViewName = 'pdf' | 'text' | 'abstract'

/** The ways in which what is open can be read; the first is shown at the opening. */
export function viewsOf({ kind, pdf, text }: OpenedDocument): ReaderViewName[] {
  if (kind === 'abstract') return ['abstract']
  if (!pdf) return ['text', 'abstract']
  return text.trim() === '' ? ['pdf', 'abstract'] : ['pdf', 'text', 'abstract']
}
