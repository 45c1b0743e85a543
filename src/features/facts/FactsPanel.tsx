import { ClipboardCopy, Download, ScanText } from 'lucide-react'
import { useMemo, useState } from 'react'

import type { RuleAnswer, RuleQuestion } from '#research/rules/answer-question.ts'
import { useFacts } from '#research/rules/use-facts.ts'
import type { Fact } from '#science/evidence/facts/fact.ts'
import { safeFileName, saveFile } from '#shared/browser/save-file.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { factsCsv } from './facts-csv.ts'
import { factsCopy as copy, kindGroups } from './facts.copy.ts'
import { KindList } from './KindList.tsx'

type Props = RuleQuestion & {
  /** Names the file of the export: the paper's title. */
  name?: string
  /** Shows a passage of the text. Without it the findings have no button for it. */
  onShow?: (start: number, end: number) => void
}

/** What the rules found in a text, by kind, each with its sentence and what was recomputed from it. */
export function FactsPanel({ text, kind, sections, name = 'paper', onShow }: Props) {
  const read = useFacts({ text, kind, sections })
  if (read.isError)
    return <ErrorCard title={copy.failed} kept={copy.failedAdvice} onRetry={() => void read.refetch()} />
  return (
    <section aria-label={copy.title} aria-busy={read.isPending} className="space-y-4">
      <header className="space-y-1">
        <h2 className="text-lg font-semibold">{copy.title}</h2>
        <p className="text-sm text-ink-muted">{copy.about}</p>
      </header>
      <p role="status" className="sr-only">
        {read.isPending ? copy.reading : copy.found(read.data.facts.length)}
      </p>
      {read.isPending ? (
        <Skeleton lines={8} />
      ) : (
        <Findings answer={read.data} text={text} name={name} onShow={onShow} />
      )}
    </section>
  )
}

type FindingsProps = { answer: RuleAnswer; text: string; name: string; onShow: Props['onShow'] }
const isMisfit = ({ verdict }: RuleAnswer['checks'][number]) => verdict !== 'fits'
const placeOf = ({ kind, start }: Pick<Fact, 'kind' | 'start'>) => `${kind} ${start}`

function Findings({ answer, text, name, onShow }: FindingsProps) {
  const { facts, checks } = answer
  const [onlyMisfits, setOnlyMisfits] = useState(false)
  const byFact = useMemo(() => {
    const known = new Map<string, RuleAnswer['checks']>()
    for (const check of checks) {
      const [first] = check.facts
      if (first) known.set(placeOf(first), [...(known.get(placeOf(first)) ?? []), check])
    }
    return known
  }, [checks])
  const misfits = checks.filter(isMisfit)
  const checksOf = (fact: Fact) => byFact.get(placeOf(fact)) ?? []
  const shown = onlyMisfits ? facts.filter((fact) => checksOf(fact).some(isMisfit)) : facts
  const groups = kindGroups
    .map(([title, kinds]) => ({
      title,
      kinds: kinds
        .map((each) => ({ kind: each, facts: shown.filter((fact) => fact.kind === each) }))
        .filter((each) => each.facts.length > 0),
    }))
    .filter(({ kinds }) => kinds.length > 0)
  if (facts.length === 0)
    return (
      <EmptyState icon={ScanText} title={copy.nothing}>
        {copy.nothingAdvice}
      </EmptyState>
    )
  return (
    <>
      <Notice tone={misfits.length > 0 ? 'warning' : 'info'}>
        <p>{copy.sums(checks.length - misfits.length, misfits.length)}</p>
        {misfits.length > 0 && <p className="mt-1 text-sm text-ink-muted">{copy.isNoError}</p>}
      </Notice>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          aria-pressed={!onlyMisfits}
          variant={onlyMisfits ? 'ghost' : 'secondary'}
          onClick={() => setOnlyMisfits(false)}
        >
          {copy.everything} ({facts.length})
        </Button>
        <Button
          size="small"
          aria-pressed={onlyMisfits}
          variant={onlyMisfits ? 'secondary' : 'ghost'}
          onClick={() => setOnlyMisfits(true)}
        >
          {copy.misfits} ({misfits.length})
        </Button>
        <span className="flex-1" />
        <ExportButtons answer={answer} text={text} name={name} />
      </div>
      {groups.length === 0 && <p className="text-sm text-ink-muted">{copy.noMisfits}</p>}
      {groups.map(({ title, kinds }) => (
        <section key={title} aria-label={title} className="space-y-3 rounded-card border border-line bg-surface p-4">
          <h3 className="text-sm font-semibold text-ink-muted">{title}</h3>
          {kinds.map((each) => (
            <KindList
              key={each.kind}
              kind={each.kind}
              facts={each.facts}
              text={text}
              checksOf={checksOf}
              onShow={onShow}
            />
          ))}
        </section>
      ))}
    </>
  )
}

function ExportButtons({ answer, text, name }: Omit<FindingsProps, 'onShow'>) {
  const copyCsv = async () => {
    try {
      // A pasted table needs no byte order mark.
      await navigator.clipboard.writeText((await factsCsv(answer, text)).slice(1))
      toast({ title: copy.copied })
    } catch {
      toast({ title: copy.notCopied, variant: 'destructive' })
    }
  }
  const saveCsv = async () =>
    saveFile(new File([await factsCsv(answer, text)], safeFileName(`${name} findings.csv`), { type: 'text/csv' }))
  return (
    <>
      <IconButton size="small" icon={ClipboardCopy} label={copy.copyCsv} onClick={() => void copyCsv()} />
      <IconButton size="small" icon={Download} label={copy.saveCsv} onClick={() => void saveCsv()} />
    </>
  )
}
