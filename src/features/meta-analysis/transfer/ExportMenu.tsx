import { Download } from 'lucide-react'

import { messageOf } from '#shared/api/errors.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { localDay } from '#shared/format/local-day.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'

import { metaAnalysisCopy as copy } from '../meta-analysis.copy.ts'
import { compute } from '#research/meta-analysis/compute.ts'
import type { Outcome } from '#research/meta-analysis/outcome.ts'
import type { Kept } from '../store/kept.ts'
import { bundleText } from './bundle.ts'
import { scriptOf } from './script-of.ts'
import { studyCsv } from './study-csv.ts'

const failed = (error: unknown) =>
  toast({ title: 'The file could not be created', description: messageOf(error, ''), variant: 'destructive' })

/** The analysis as files. Figures have their own files at each of them. */
export function ExportMenu({ kept, outcome }: { kept: Kept; outcome: Outcome }) {
  const title = kept.title.trim() || copy.untitled
  const docx = async () => {
    const { reportDocx } = await import('./report-docx.tsx')
    saveFile(await reportDocx(title, kept.document.outcomes.map(compute), localDay(Date.now())))
  }
  return (
    <DropdownMenu
      label="Export"
      align="end"
      trigger={<Button icon={Download}>Export</Button>}
      items={[
        { label: 'Report, with figures (DOCX)', onSelect: () => void docx().catch(failed) },
        {
          label: 'Study table (CSV)',
          onSelect: () =>
            saveFile(new File([studyCsv(compute(outcome))], `${title} ${outcome.name}.csv`, { type: 'text/csv' })),
        },
        {
          label: 'R script',
          onSelect: () =>
            saveFile(new File([scriptOf(compute(outcome))], `${title} ${outcome.name}.R`, { type: 'text/plain' })),
        },
        {
          label: 'Bundle that opens here again (JSON)',
          onSelect: () => saveFile(new File([bundleText(kept)], `${title}.json`, { type: 'application/json' })),
        },
      ]}
    />
  )
}
