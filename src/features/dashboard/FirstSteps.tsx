import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'

import { firstStepsOf, withFirstSteps } from '#platform/persona/first-steps.ts'
import { usePersonaRecord } from '#platform/persona/use-persona-record.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { dashboardCopy as copy } from './dashboard.copy.ts'
import { useOwnPaperCount, useSavedSyntheses, useSearchRuns } from './dashboard.queries.ts'
import { firstSteps, type Step, type StepId } from './first-steps.ts'

const targets: Record<StepId, string> = {
  persona: paths.selectPersona(),
  search: paths.search(),
  papers: paths.resources(),
  synthesis: paths.synthesis(),
  passage: paths.synthesisHistory(),
}

function StepLink({ step: { id, isDone } }: { step: Step }) {
  return (
    <Link
      to={targets[id]}
      className="flex h-full gap-3 rounded-control border border-line p-3 transition-colors hover:border-line-strong"
    >
      {isDone ? (
        <CircleCheck size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-state-green" />
      ) : (
        <Circle size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-faint" />
      )}
      <span className="min-w-0">
        <span className="block font-medium">{copy.steps[id].name}</span>
        <span className="block text-ink-muted">{copy.steps[id].detail}</span>
        {isDone !== undefined && <span className="sr-only">{isDone ? copy.done : copy.notDone}</span>}
      </span>
    </Link>
  )
}

/** The way from a new account to a kept synthesis; each step ticks itself. It stays until the person puts it away. */
export function FirstSteps() {
  const { record, change } = usePersonaRecord()
  const { hidden, passage } = firstStepsOf(record)
  const searches = useSearchRuns().data?.runs.length
  const ownPapers = useOwnPaperCount()
  const syntheses = useSavedSyntheses().data
  if (hidden) return null

  const hasChosenPersona = record.personaType !== undefined
  const steps = firstSteps({ hasChosenPersona, hasOpenedPassage: passage === true, searches, ownPapers, syntheses })
  const done = steps.filter((step) => step.isDone).length
  const hide = () => change((before) => withFirstSteps(before, { hidden: true }), ['data'])
  return (
    <Card
      title={copy.checklist}
      actions={
        <>
          {steps.every(({ isDone }) => isDone !== undefined) && (
            <span className="text-ink-muted">{`${done} of ${steps.length} done`}</span>
          )}
          <Button size="small" variant="ghost" onClick={hide}>
            {copy.hideSteps}
          </Button>
        </>
      }
    >
      <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {steps.map((step) => (
          <li key={step.id}>
            <StepLink step={step} />
          </li>
        ))}
      </ol>
    </Card>
  )
}
