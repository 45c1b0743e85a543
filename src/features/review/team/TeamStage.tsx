import { useMemo } from 'react'

import { stageProgress } from '#science/review-log/progress.ts'
import { reviewerPaces } from '#science/review-log/reviewers.ts'
import { messageOf } from '#shared/api/errors.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { ActivityList } from '../home/ActivityList.tsx'
import { useReview } from '../model/ReviewProvider.tsx'
import { agreementCsv, conflictsCsv } from './agreement-files.ts'
import { PilotCard } from '../screen/PilotCard.tsx'
import { AgreementCard } from './AgreementCard.tsx'
import { CreditCard } from './CreditCard.tsx'
import { DealCard } from './DealCard.tsx'
import { ShareCard } from './ShareCard.tsx'

const minutes = (seconds: number) => (seconds < 90 ? `${Math.round(seconds)} s` : `${(seconds / 60).toFixed(1)} min`)
const percent = (share: number) => `${(100 * share).toFixed(0)}%`

/** People of the review: who has how much left, how fast, who drifts, where they agree. */
export function TeamStage() {
  const review = useReview()
  const { title, state, events, team, names, me, withheld, row } = review
  const rows = useMemo(() => {
    const paces = new Map(reviewerPaces(events, 'title-abstract').map((pace) => [pace.by, pace]))
    return stageProgress(state, 'title-abstract', team).people.map((person) => ({
      ...person,
      pace: paces.get(person.by),
    }))
  }, [events, state, team])
  const drifting = rows.filter(({ pace }) => pace?.drift && pace.drift.p < 0.05)
  const csv = (name: string, text: string) => saveFile(new File([text], `${title} ${name}.csv`, { type: 'text/csv' }))
  const [word, isWriting] = useOnce(async () => {
    try {
      const { agreementDocument } = await import('../report/agreement-document.ts')
      saveFile(agreementDocument(title, events, names))
    } catch (error) {
      toast({ title: 'The file could not be created', description: messageOf(error, ''), variant: 'destructive' })
    }
  })
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0 space-y-6">
        <div className="flex flex-wrap gap-2">
          <Button busy={isWriting} onClick={() => word()}>
            Agreement report, Word
          </Button>
          <Button onClick={() => csv('agreement', agreementCsv(events, names))}>Agreement, CSV</Button>
          <Button onClick={() => csv('conflicts', conflictsCsv(review))}>Conflicts log, CSV</Button>
          {row.projectId != null && (
            <ButtonLink to={paths.project(row.projectId)} variant="ghost">
              Talk in the project’s chat
            </ButtonLink>
          )}
        </div>
        <Table
          caption="People"
          captionShown
          rows={rows}
          rowKey={({ by }) => by}
          columns={[
            {
              key: 'name',
              header: 'Person',
              cell: ({ by }) =>
                `${names.get(by) ?? 'Somebody'}${by === me ? ' (you)' : team.includes(by) ? '' : ' (has left)'}`,
            },
            { key: 'voted', header: 'Screened', align: 'right', cell: ({ voted }) => voted },
            { key: 'hidden', header: 'Blind', align: 'right', cell: ({ by }) => withheld.get(by) ?? 0 },
            {
              key: 'left',
              header: 'Left',
              align: 'right',
              cell: ({ by, remaining }) => Math.max(0, remaining - (withheld.get(by) ?? 0)),
            },
            {
              key: 'pace',
              header: 'Per record',
              align: 'right',
              cell: ({ pace }) => (pace?.secondsPerRecord === undefined ? '–' : minutes(pace.secondsPerRecord)),
            },
            {
              key: 'time',
              header: 'Time left',
              align: 'right',
              cell: ({ pace, remaining }) =>
                pace?.secondsPerRecord === undefined ? '–' : minutes(pace.secondsPerRecord * remaining),
            },
            {
              key: 'drift',
              header: 'Kept: first half, second half',
              align: 'right',
              cell: ({ pace }) =>
                pace?.drift
                  ? `${percent(pace.drift.before)}, ${percent(pace.drift.after)} (p ${pace.drift.p < 0.001 ? '< 0.001' : `= ${pace.drift.p.toFixed(3)}`})`
                  : '–',
            },
          ]}
        />
        {drifting.length > 0 && (
          <Notice tone="warning" title="Somebody decides differently than before">
            {drifting.map(({ by }) => names.get(by) ?? 'Somebody').join(', ')}: the share kept changed more than chance
            would have it. With the most promising records first it falls by itself; otherwise talk about the criteria.
          </Notice>
        )}
        <PilotCard stage="title-abstract" isReport />
        <AgreementCard stage="title-abstract" />
        <PilotCard stage="full-text" isReport />
        <AgreementCard stage="full-text" />
      </div>
      <div className="space-y-6">
        <ShareCard />
        <DealCard />
        <CreditCard />
        <ActivityList />
      </div>
    </div>
  )
}
