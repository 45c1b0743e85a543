import { methodsText, resultsText } from '#science/statistics/report/results-text.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { Button } from '#shared/ui/Button.tsx'

import { scriptOf } from '../transfer/script-of.ts'
import { CopyText } from './CopyText.tsx'
import type { PartProps } from './part.ts'

/** Sentences for the paper, and a script that computes the same in R. */
export function TextPart({ computed, analysis }: PartProps) {
  const { outcome } = computed
  const script = scriptOf(computed)
  return (
    <div className="space-y-8">
      <CopyText title="Results" text={resultsText(analysis)} />
      <CopyText title="Methods" text={methodsText(analysis)} />
      <div className="space-y-3">
        <CopyText title="R script" text={script} isCode />
        <Button size="small" onClick={() => saveFile(new File([script], `${outcome.name}.R`, { type: 'text/plain' }))}>
          Save as a file
        </Button>
      </div>
    </div>
  )
}
