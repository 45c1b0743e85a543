import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/Card.tsx'

import { dashboardCopy as copy } from './dashboard.copy.ts'
import { useOwnPaperCount, useSavedSyntheses, useSearchRuns } from './dashboard.queries.ts'
import { mainJobSteps } from './main-job-steps.ts'

const targets = {
  search: paths.search(),
  library: paths.resources(),
  synthesis: paths.synthesis(),
  edit: paths.synthesisHistory(),
}

/** The way from a question to a kept synthesis; each step ticks itself. */
export function MainJobChecklist() {
  const searches = useSearchRuns().data?.runs.length
  const ownPapers = useOwnPaperCount()
  const syntheses = useSavedSyntheses().data
  const steps = mainJobSteps({ searches, ownPapers, syntheses })
  const done = steps.filter((step) => step.isDone).length
  return (
    <Card title={copy.checklist} actions={<span className="text-ink-muted">{`${done} of ${steps.length} done`}</span>}>
      <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ id, isDone }) => (
          <li key={id}>
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
                <span className="sr-only">{isDone ? copy.done : copy.notDone}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  )
}
