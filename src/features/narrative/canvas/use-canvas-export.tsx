import { useQueryClient } from '@tanstack/react-query'

import type { NarrativeBody } from '#contract/narrative.ts'
import type { analysisPapersQuery } from '#research/analyses/analysis.queries.ts'
import { allPlaces } from '#science/narrative/canvas.ts'
import { paperLabels } from '#science/synthesis/paper-label.ts'
import { messageOf } from '#shared/api/errors.ts'
import { safeFileName, saveFile } from '#shared/browser/save-file.ts'
import { downloadPng, downloadSvg } from '#shared/figures/download.ts'
import { drawAway } from '#shared/figures/draw-away.ts'
import { toast } from '#shared/toast/toast.ts'

import { canvasCopy as copy } from './canvas.copy.ts'
import { outlineMarkdown } from './canvas-edits.ts'
import { CanvasFigure } from './CanvasFigure.tsx'

export type CanvasFormat = keyof typeof copy.formats

/** Writes the canvas as a file. */
export function useCanvasExport(
  title: string,
  body: NarrativeBody,
  papersQuery: ReturnType<typeof analysisPapersQuery>,
) {
  const client = useQueryClient()
  return async (format: CanvasFormat) => {
    const name = safeFileName(title.slice(0, 60))
    try {
      // A file waits for the papers, or is not made.
      const all = await client.ensureQueryData(papersQuery)
      const withAll = { body, papers: all, labels: paperLabels(all), places: allPlaces(body, all) }
      const figure = <CanvasFigure title={title} {...withAll} />
      if (format === 'svg') await drawAway(figure, (svg) => downloadSvg(svg, name))
      else if (format === 'png') await drawAway(figure, (svg) => downloadPng(svg, name))
      else if (format === 'outline') {
        saveFile(new File([outlineMarkdown(title, body)], `${name}.md`, { type: 'text/markdown' }))
      } else {
        const json = JSON.stringify(
          { format: 'roadrunner-canvas', version: 1, title: title, body, places: withAll.places },
          null,
          2,
        )
        saveFile(new File([json], `${name}.json`, { type: 'application/json' }))
      }
    } catch (error) {
      toast({ title: copy.exportFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
  }
}
