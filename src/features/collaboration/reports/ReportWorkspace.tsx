import { Download } from 'lucide-react'
import { useMemo } from 'react'

import type { ProjectDetail } from '#contract/projects.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { useMilestoneChanges, useProjectMilestones } from '#research/projects/project-milestones.queries.ts'
import { columnsOf, doneStatuses } from '#research/projects/project-rights.ts'
import { useProjectTasks, useTaskChanges } from '#research/projects/project-tasks.queries.ts'
import { messageOf } from '#shared/api/errors.ts'
import { dayWords } from '#shared/format/dates.ts'
import { localDay } from '#shared/format/local-day.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { exportDocx, exportLogCsv, exportMarkdown } from './export-report.ts'
import { FactLine } from './FactLine.tsx'
import { before, lengthOf, periodIn, type Period } from './period.ts'
import { PeriodPicker } from './PeriodPicker.tsx'
import { factsOf, sections } from './report-facts.ts'
import { useActivity } from './report.queries.ts'
import { reportsCopy as copy } from './reports.copy.ts'
import { workLog } from './work-log.ts'
import { WorkLog } from './WorkLog.tsx'

type Props = {
  project: ProjectDetail
  /** The period is in it. */
  address: URLSearchParams
  onAddress: (address: URLSearchParams) => void
}

const failed = (error: unknown) =>
  toast({ title: 'The file could not be created', description: messageOf(error, ''), variant: 'destructive' })

/** A report of a period: numbers out of the log, each sentence with the events behind it, and one's own words. */
export function ReportWorkspace({ project, address, onAddress }: Props) {
  const { projectId, title } = project
  const today = localDay()
  const period = periodIn(address, today)
  const activity = useActivity(projectId, period)
  const earlier = useActivity(projectId, before(period))
  const tasks = useProjectTasks(projectId)
  const milestones = useProjectMilestones(projectId)
  useTaskChanges(projectId)
  useMilestoneChanges(projectId)
  const [words, setWords] = useDraft('report-words', `${projectId}:${period.from}:${period.to}`, '')

  const done = doneStatuses(columnsOf(project))
  const events = activity.data
  const facts = events && {
    ...factsOf(events, earlier.data, {
      tasks: tasks.data ?? [],
      milestones: milestones.data ?? [],
      done,
      today,
      days: lengthOf(period),
    }),
  }
  const log = useMemo(() => workLog(events ?? []), [events])
  const report = facts && { project: title, period, facts, log, words }

  const setPeriod = ({ from, to }: Period) => {
    const next = new URLSearchParams(address)
    next.set('from', from)
    next.set('to', to)
    onAddress(next)
  }
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <PeriodPicker period={period} today={today} onPeriod={setPeriod} />
        {report && (
          <DropdownMenu
            label="Export the report"
            align="end"
            trigger={<Button icon={Download}>Export</Button>}
            items={[
              { label: 'Word (DOCX)', onSelect: () => void exportDocx(report).catch(failed) },
              { label: 'Markdown', onSelect: () => exportMarkdown(report) },
              { label: 'Log (CSV)', onSelect: () => void exportLogCsv(events, report).catch(failed) },
            ]}
          />
        )}
      </div>
      {!events && activity.error && <ErrorCard title={copy.loadFailed} of={activity} kept={copy.loadKept} />}
      {!events && !activity.error && <Skeleton shape="card" lines={3} />}
      {facts && (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_30rem]">
          <article className="min-w-0 space-y-6" aria-label="Report">
            <p className="text-ink-muted">
              {`${dayWords(period.from)} to ${dayWords(period.to)}: ${facts.events} ${facts.events === 1 ? 'event' : 'events'} in the log, by ${facts.people} ${facts.people === 1 ? 'person' : 'people'}.`}
              {earlier.error && ' The period before could not be loaded, so nothing is compared.'}
            </p>
            {facts.events === 0 && <EmptyState title={copy.empty}>{copy.emptyWhy}</EmptyState>}
            {sections.map((section) => {
              const own = facts.facts.filter((fact) => fact.section === section)
              if (own.length === 0) return null
              return (
                <section key={section} aria-labelledby={`section-${section}`}>
                  <h2 id={`section-${section}`} className="mb-2 font-serif text-lg font-semibold">
                    {copy.sections[section]}
                  </h2>
                  <ul className="space-y-3">
                    {own.map((fact) => (
                      <FactLine key={fact.id} fact={fact} projectId={projectId} />
                    ))}
                  </ul>
                </section>
              )
            })}
          </article>
          <div className="min-w-0 space-y-6">
            <TextAreaField
              label="Your words"
              hint="They appear at the top of files you export. Kept on this device for this period; nothing overwrites them."
              rows={6}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
            {report && (
              <WorkLog rows={log} onExport={(row) => void exportLogCsv(row.events, report, row.name).catch(failed)} />
            )}
          </div>
        </div>
      )}
    </>
  )
}
