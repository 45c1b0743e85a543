import { useId, useMemo, useState } from 'react'

import { paperLabels } from '#science/synthesis/paper-label.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'
import type { CheckReport } from '#science/manuscript/checks/checker.ts'
import { findingKinds, type Finding } from '#science/manuscript/checks/finding.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { PanelEmpty } from '../beside/PanelBody.tsx'
import { showPlace } from '../beside/show-place.ts'
import { usePerson } from '../beside/use-person.ts'
import { useSharedMap } from '../beside/use-shared-map.ts'
import { useDraft } from '../draft-context.ts'
import { checksCopy as copy, kindWords } from './checks.copy.ts'
import { dismiss, dismissalsOf, readDismissal, takeUpAgain } from './dismissals.ts'
import { FindingItem } from './FindingItem.tsx'

/** Findings of one kind that are shown before the rest is asked for. */
const FEW = 8

type Props = { report: CheckReport; papers: readonly ReadablePaper[] }

/** What the checks found, by kind, problems first. */
export function FindingList({ report, papers }: Props) {
  const { doc } = useDraft()
  const dismissals = useSharedMap(useMemo(() => dismissalsOf(doc), [doc]))
  const [hasNotes, setNotes] = useState(true)
  const [hasDismissed, setDismissed] = useState(false)
  const labels = useMemo(() => {
    const names = paperLabels(papers)
    return new Map(papers.map((paper) => [paper.id, { paper, label: names.get(paper.id) ?? paper.id }]))
  }, [papers])
  const open = report.findings.filter(({ dismissKey }) => !dismissals.has(dismissKey))
  const away = report.findings.length - open.length
  const shown = (hasDismissed ? report.findings : open).filter(({ severity }) => hasNotes || severity !== 'note')
  const count = (severity: Finding['severity']) => open.filter((each) => each.severity === severity).length
  const summary = copy.summary(count('problem'), count('warning'), count('note'))

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="font-medium">
          {summary === '' ? copy.nothing : summary}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Checkbox label={copy.showNotes} checked={hasNotes} onChange={setNotes} />
          {away > 0 && <Checkbox label={copy.showDismissed(away)} checked={hasDismissed} onChange={setDismissed} />}
        </div>
      </div>
      {shown.length === 0 && <PanelEmpty title={copy.nothing}>{copy.nothingMore}</PanelEmpty>}
      {findingKinds.map((kind) => {
        const own = shown.filter((each) => each.kind === kind)
        return own.length > 0 && <Group key={kind} kind={kind} findings={own} {...{ report, labels, dismissals }} />
      })}
    </div>
  )
}

type GroupProps = {
  kind: Finding['kind']
  findings: readonly Finding[]
  report: CheckReport
  labels: ReadonlyMap<string, { paper: ReadablePaper; label: string }>
  dismissals: ReadonlyMap<string, unknown>
}

function Group({ kind, findings, report, labels, dismissals }: GroupProps) {
  const { editor, doc, canWrite } = useDraft()
  const person = usePerson()
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const show = (finding: Finding) => {
    if (finding.place && !showPlace(editor, finding.place)) toast({ title: copy.gone })
  }
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="flex items-baseline justify-between gap-2 border-b border-line pb-1.5 font-semibold">
        {kindWords[kind].title}
        <span className="text-xs font-normal text-ink-muted tabular-nums">{findings.length}</span>
      </h3>
      <ul className="divide-y divide-line">
        {findings.slice(0, isWhole ? undefined : FEW).map((finding) => (
          <FindingItem
            key={finding.id}
            finding={finding}
            papers={labels}
            passages={passagesOf(report, finding)}
            dismissal={
              dismissals.has(finding.dismissKey) ? readDismissal(dismissals.get(finding.dismissKey)) : undefined
            }
            canWrite={canWrite}
            onShow={() => show(finding)}
            onDismiss={() => dismiss(doc, finding.dismissKey, person.name)}
            onAgain={() => takeUpAgain(doc, finding.dismissKey)}
          />
        ))}
      </ul>
      {findings.length > FEW && (
        <Button size="small" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${findings.length}`}
        </Button>
      )}
    </section>
  )
}

const passagesOf = ({ cited }: CheckReport, { place, sentence, paperIds = [] }: Finding) =>
  place === undefined
    ? []
    : (cited
        .find((each) => each.place.blockId === place.blockId && each.sentence === sentence)
        ?.sources.filter(({ paperId }) => paperIds.includes(paperId))
        .flatMap(({ passages }) => passages) ?? [])
