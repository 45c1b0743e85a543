import { useQueryClient } from '@tanstack/react-query'

import type { Paper } from '#contract/papers.ts'
import { papersQuery } from '#research/papers/papers.queries.ts'
import { safeFileName, saveFile } from '#shared/browser/save-file.ts'
import type { CitationCluster } from '#science/citations/citation.ts'
import type { StyleSource } from '#science/citations/csl-file/style-source.ts'
import { numberingOf } from '#science/manuscript/numbering.ts'
import type { ExportInput } from '#science/manuscript/export/export-input.ts'
import type { TransferNote } from '#science/manuscript/transfer-ledger.ts'

import { threadsIn } from '../comments/threads.ts'
import { useDraft } from '../draft-context.ts'
import { asManuscript } from '../editor/proposals.ts'
import { renderInWorker } from '#research/citing/render-in-worker.ts'
import { styleFileOf, styleOf } from '../use-rendered.ts'
import { runTransfer } from './run-transfer.ts'
import type { ExportFormat } from './export-formats.ts'
import { transferCopy as copy } from './transfer.copy.ts'

/** Ids in one address. */
const AT_ONCE = 400

/** The citations by a style file, as the page shows them. Throws a sentence where the file cannot be run. */
async function citedByFile(
  source: StyleSource,
  papers: ReadonlyMap<string, Paper>,
  clusters: readonly CitationCluster[],
): Promise<NonNullable<ExportInput['byFile']>> {
  const answer = await renderInWorker({ source, papers, clusters })
  if (answer.is === 'failed') throw new StyleNotRun(copy.styleNotRun(source.title, answer.why))
  return { cslId: source.id, kind: answer.kind, rendered: answer.rendered }
}

/** A style file that cannot be run; `message` is a sentence for people. */
export class StyleNotRun extends Error {
  override name = 'StyleNotRun'
}

/** Makes files of the open draft, as it stands at this moment. */
export function useExport() {
  const { editor, title, settings, references, threads } = useDraft()
  const client = useQueryClient()

  /** The papers as they are now, with their citation keys; as they were brought here where the server is not reached. */
  const papersNow = async (): Promise<Map<string, Paper>> => {
    const papers = new Map(references)
    const ids = [...references.keys()]
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const found = await client.fetchQuery(papersQuery(ids.slice(at, at + AT_ONCE))).catch(() => undefined)
      for (const paper of found?.documents ?? []) papers.set(paper.id, paper)
    }
    return papers
  }

  const inputNow = async (isWord: boolean): Promise<ExportInput> => {
    const manuscript = asManuscript(editor.getJSON())
    const { madePictures } = await import('./made-pictures.ts')
    const papers = await papersNow()
    const source = styleFileOf(settings)
    return {
      title: title || 'Untitled draft',
      manuscript,
      style: styleOf(settings.style),
      ...(source && { byFile: await citedByFile(source, papers, numberingOf(manuscript).clusters) }),
      papers,
      threads: threadsIn(new Map(threads.entries())).map(({ id, messages }) => ({
        id,
        messages: messages.map(({ text, by, at }) => ({ name: by.name, at, text })),
      })),
      ...(isWord && { pictures: await madePictures(manuscript) }),
    }
  }

  const fileOf = async (format: ExportFormat) => {
    const answer = await runTransfer({ kind: 'export', format, input: await inputNow(format === 'docx') })
    if (answer.is !== 'exported') throw new Error('not exported')
    return answer.file
  }

  const save = async (format: ExportFormat): Promise<{ name: string; notes: readonly TransferNote[] }> => {
    const { bytes, ending, type, notes } = await fileOf(format)
    const name = `${safeFileName(title || 'Untitled draft').slice(0, 100)}.${ending}`
    saveFile(new File([bytes], name, { type }))
    return { name, notes }
  }

  const print = async () => {
    const { bytes } = await fileOf('html')
    const { printHtml } = await import('./print-draft.ts')
    await printHtml(new TextDecoder().decode(bytes))
  }
  return { save, print }
}
