import { useNavigate } from 'react-router-dom'

import type { Answer } from '#contract/answer.ts'
import { gridViews } from '#contract/grid-views.ts'
import type { Paper } from '#contract/papers.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { useCreateAnalysis } from '#research/analyses/create-analysis.ts'
import { useDraftStyle } from '#research/preferences/draft-style.ts'
import type { Manuscript } from '#science/manuscript/manuscript.ts'
import { DOCX_TYPE } from '#science/word/media-type.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { safeFileName, saveFile } from '#shared/browser/save-file.ts'
import { messageOf } from '#shared/api/errors.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'

import { titleOf } from '../synthesis-title.ts'
import { answerCopy as copy } from './answer.copy.ts'

/** Makes a draft and answers its id: the writing workspace is another feature, the page brings it. */
export type MakeDraft = (draft: { title: string; manuscript: Manuscript; papers: readonly Paper[] }) => Promise<string>

type Given = { synthesis: Synthesis; answer: Answer | undefined; papers: readonly Paper[]; makeDraft: MakeDraft }

/** With the forest plot in front of the table of studies. A browser that draws no pictures leaves it out. */
async function withPlot(manuscript: Manuscript, answer: Answer | undefined): Promise<Manuscript> {
  const { forestFigure } = await import('./forest-picture.ts')
  const figure = answer && (await forestFigure(answer).catch(() => undefined))
  const at = manuscript.content.findIndex(({ type }) => type === 'table')
  return figure && at !== -1 ? { ...manuscript, content: manuscript.content.toSpliced(at, 0, figure) } : manuscript
}

/** Where one goes on from a finished synthesis, one press each. */
export function useOnward({ synthesis, answer, papers, makeDraft }: Given) {
  const navigate = useNavigate()
  const create = useCreateAnalysis()
  const style = useDraftStyle()
  const title = titleOf(synthesis)
  const ids = synthesis.documentIds ?? []
  const asked = new URLSearchParams({ documents: ids.join(','), q: synthesis.query ?? title })

  const manuscript = async () => (await import('#science/manuscript/from-analysis.ts')).manuscriptOf(synthesis, papers)
  const failing = (work: () => Promise<void>) => () =>
    work().catch((error: unknown) => {
      toast({
        title: copy.onwardFailed,
        description: `${messageOf(error, '')} ${copy.onwardKept}`.trim(),
        variant: 'destructive',
      })
    })
  const [write, isWriting] = useOnce(
    failing(async () => {
      const id = await makeDraft({ title, manuscript: await manuscript(), papers })
      await navigate(paths.write(id))
    }),
  )
  const [meta, isPooling] = useOnce(
    failing(async () => {
      if (!answer) return
      const { metaDocumentOf } = await import('#research/meta-analysis/of-answer.ts')
      const body = metaDocumentOf(answer)
      const id = await create({ kind: 'meta-analysis', title, query: synthesis.query ?? '', documentIds: ids, body })
      await navigate(`${paths.synthesis('meta-analysis')}?id=${encodeURIComponent(id)}`)
    }),
  )
  const [word, isSaving] = useOnce(
    failing(async () => {
      const { writeDocx } = await import('#science/manuscript/export/docx/write-docx.ts')
      const { packed } = await import('#research/export/word-file.ts')
      const { parts } = writeDocx({
        title,
        manuscript: await withPlot(await manuscript(), answer),
        style,
        papers: new Map(papers.map((paper) => [paper.id, paper])),
      })
      const name = `${safeFileName(title).slice(0, 100)}.docx`
      saveFile(new File([packed(parts)], name, { type: DOCX_TYPE }))
      toast({ title: copy.saved(name) })
    }),
  )
  return {
    write,
    isWriting,
    meta: answer?.pooled || answer?.rows.some(({ counts, effect }) => counts ?? effect) ? meta : undefined,
    isPooling,
    word,
    isSaving,
    tableAddress: `${gridViews.lit_table.path}?${asked}`,
  }
}
