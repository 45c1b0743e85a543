import { FilePlus2, FolderOpen, SquareFunction } from 'lucide-react'
import { useRef, type ComponentProps } from 'react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import type { Outcome } from '#research/meta-analysis/outcome.ts'
import { SaveSign } from '#research/saving/SaveSign.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { metaAnalysisCopy as copy } from './meta-analysis.copy.ts'
import type { Kept } from './store/kept.ts'
import { readBundle } from './transfer/bundle.ts'
import { ExportMenu } from './transfer/ExportMenu.tsx'

type Props = {
  kept: Kept
  outcome: Outcome
  sign: ComponentProps<typeof SaveSign>
  isExample: boolean
  onNew: () => void
  onExample: () => void
  /** Puts what a bundle holds in the place of what is open. */
  onBundle: (step: () => Kept) => void
}

/** Title, save sign, help and files of a meta-analysis. */
export function EditorTitle({ kept, outcome, sign, isExample, onNew, onExample, onBundle }: Props) {
  const bundle = useRef<HTMLInputElement>(null)
  const openBundle = async (file: File) => {
    const read = readBundle(await file.text())
    if (!read.ok) return toast({ title: copy.bundle.failed, description: read.reason, variant: 'destructive' })
    onBundle(() => ({ title: read.title, document: read.document }))
    return toast({ title: copy.bundle.open, description: copy.bundle.undo })
  }
  return (
    <>
      <PageTitle
        lead={copy.lead}
        actions={
          <>
            {isExample ? (
              <span role="status" className="text-ink-muted">
                {copy.exampleSign}
              </span>
            ) : (
              <SaveSign {...sign} />
            )}
            <HelpLink article="making-a-meta-analysis" about="meta-analysis" />
            <DropdownMenu
              label={copy.file}
              align="end"
              trigger={<Button icon={FolderOpen}>{copy.file}</Button>}
              items={[
                { label: copy.new, icon: FilePlus2, onSelect: onNew },
                {
                  label: copy.bundle.choose,
                  icon: FolderOpen,
                  // The example stays the example: a bundle is opened in an analysis of one's own.
                  disabled: isExample,
                  onSelect: () => bundle.current?.click(),
                },
                { label: copy.showExample, icon: SquareFunction, onSelect: onExample },
              ]}
            />
            <ExportMenu kept={kept} outcome={outcome} />
          </>
        }
      >
        {copy.title}
      </PageTitle>
      <input
        ref={bundle}
        type="file"
        accept=".json,application/json"
        aria-label={copy.bundle.label}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void openBundle(file)
        }}
      />
    </>
  )
}
