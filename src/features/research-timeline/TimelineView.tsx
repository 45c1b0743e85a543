import { GitCompareArrows, Redo2, Undo2 } from 'lucide-react'
import { Suspense, useState } from 'react'

import { AnalysisFrame } from '#research/grid/AnalysisFrame.tsx'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { viewAddress } from '#research/analyses/view-address.ts'
import { NoPapersYet } from '#research/views/NoPapersYet.tsx'
import { PapersButton, PapersProvider } from '#research/views/show-papers.tsx'
import { shortCitation } from '#science/grid/record-columns.ts'
import { turningWords } from '#science/timelines/turning-points.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { count } from '#shared/format/count.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Table } from '#shared/ui/Table.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { EventPanel } from './EventPanel.tsx'
import { PaceFigure } from './PaceFigure.tsx'
import { TimelineControls } from './TimelineControls.tsx'
import { timelineExports } from './timeline-exports.tsx'
import { eventsTable, listedEvents } from './timeline-tables.ts'
import { timelineCopy as copy } from './timeline.copy.ts'
import { TimelineFigure } from './TimelineFigure.tsx'
import { useTimeline } from './use-timeline.ts'

const EventForm = lazyPart(async () => (await import('./EventForm.tsx')).EventForm)
const GetCitations = lazyPart(async () => (await import('#research/outside/GetCitations.tsx')).GetCitations)

const tabs = [
  { value: 'chart', label: 'Timeline' },
  { value: 'list', label: 'List' },
  { value: 'turning', label: 'Turning points' },
  { value: 'terms', label: 'Terms' },
  { value: 'pace', label: 'Pace' },
]

/** How the field moved: papers and events at their dates, and what can be found from dates, words and citations. */
export function TimelineView({ open }: { open: OpenGrid }) {
  const { grid, mayWrite, writes, canUndo, canRedo, papers, papersState } = open
  const timeline = useTimeline(open)
  const { dated, undated, events, references, links, path, turning, appearances } = timeline
  const [tab, setTab] = useState('chart')
  const [chosenId, setChosenId] = useState<string>()
  const [edited, setEdited] = useState<{ id?: string }>()
  const chosen = chosenId === undefined ? undefined : grid.papers.get(chosenId)
  const choose = (id: string) => {
    if (events.some(({ row }) => row.id === id)) setEdited({ id })
    else setChosenId(id)
  }
  // Terms, turning points and links are found only when all was read and asked for.
  const isRead = !timeline.isReading && !references.isPending
  const isEmpty = dated.length === 0 && !papersState.isPending && papers.length > 0
  return (
    <PapersProvider papers={grid.papers}>
      <AnalysisFrame
        open={open}
        kind="timeline"
        isReading={!isRead}
        exports={dated.length > 0 ? timelineExports(open, timeline) : []}
        actions={
          <>
            <ButtonLink to={viewAddress('timeline_compare', open.id)} icon={GitCompareArrows}>
              Compare
            </ButtonLink>
            {mayWrite && (
              <>
                <IconButton label="Undo" icon={Undo2} disabled={!canUndo} onClick={() => writes.undo()} />
                <IconButton label="Redo" icon={Redo2} disabled={!canRedo} onClick={() => writes.redo()} />
              </>
            )}
          </>
        }
        {...(chosen && {
          detailsLabel: 'Paper of the timeline',
          details: <EventPanel paper={chosen} timeline={timeline} onClose={() => setChosenId(undefined)} />,
        })}
      >
        <div className="space-y-4">
          {timeline.isFailed && <Notice tone="warning">{copy.readingFailed}</Notice>}
          {undated.length > 0 && (
            <Notice>
              {copy.undated(undated.length)}{' '}
              <PapersButton title="Papers without a year" ids={undated}>
                show them
              </PapersButton>
            </Notice>
          )}
          {papersState.isPending && !open.hasNoPapers && (
            <p role="status" className="text-ink-muted">
              {copy.reading}
            </p>
          )}
          {open.hasNoPapers && <NoPapersYet />}
          {isEmpty ? (
            <Notice>{copy.noDates}</Notice>
          ) : (
            dated.length > 0 && (
              <>
                {mayWrite && <TimelineControls open={open} timeline={timeline} onAddEvent={() => setEdited({})} />}
                <p role="status" className="text-ink-muted">
                  {timeline.isReading
                    ? copy.reading
                    : references.isPending
                      ? copy.askingLinks
                      : references.error
                        ? copy.linksFailed
                        : links.length === 0
                          ? copy.noLinks
                          : copy.links(links.length, references.sources)}
                </p>
                <Suspense fallback={null}>
                  {!references.isPending && timeline.hasUnknown && <GetCitations papers={open.papers} />}
                </Suspense>
                <h2 className="sr-only">Views of the timeline</h2>
                <Tabs label="Views of the timeline" value={tab} onValueChange={setTab} tabs={tabs}>
                  <TabPanel value="chart">
                    <FigureFrame
                      title="Papers in time"
                      caption={`${copy.chart} ${copy.mainPathWords(path)}`}
                      fileName="timeline"
                      table={eventsTable(timeline, grid.papers)}
                    >
                      {(width) => (
                        <TimelineFigure
                          timeline={timeline}
                          papers={grid.papers}
                          width={width}
                          chosen={chosenId}
                          onChoose={choose}
                        />
                      )}
                    </FigureFrame>
                  </TabPanel>
                  <TabPanel value="list">
                    <ol aria-label="Papers and events by date" className="space-y-3">
                      {listedEvents(timeline, grid.papers).map(({ id, date, isOwn }) => {
                        const own = events.find(({ row }) => row.id === id)
                        const paper = grid.papers.get(id)
                        return (
                          <li key={id} className="grid gap-x-4 border-b border-line pb-3 sm:grid-cols-[6rem_1fr]">
                            <span className="tabular-nums text-ink-muted">{date}</span>
                            <div className="min-w-0">
                              <button
                                type="button"
                                className="text-left font-serif text-base wrap-anywhere underline-offset-2 hover:underline"
                                onClick={() => choose(id)}
                              >
                                {isOwn ? own?.row.label : paper?.title}
                              </button>
                              <p className="text-ink-muted">
                                {isOwn
                                  ? `Event. ${own?.note ?? ''}`
                                  : `${paper ? shortCitation(paper) : ''}. ${timeline.claims.get(id)?.evidence.quote ?? ''}`}
                              </p>
                            </div>
                          </li>
                        )
                      })}
                    </ol>
                  </TabPanel>
                  <TabPanel value="turning">
                    <p className="mb-3 max-w-reading text-ink-muted">{copy.turning}</p>
                    <Table
                      caption="Turning points"
                      rows={turning}
                      rowKey={({ rule, at, words }) => `${rule} ${at} ${words}`}
                      empty={<p>{isRead ? copy.noTurning : copy.reading}</p>}
                      columns={[
                        { key: 'year', header: 'Year', cell: ({ at }) => Math.floor(at) },
                        {
                          key: 'found',
                          header: 'What was found, and the rule that found it',
                          cell: ({ words, rule }) => (
                            <>
                              {words} <span className="block text-xs text-ink-muted">{turningWords[rule]}</span>
                            </>
                          ),
                        },
                        {
                          key: 'papers',
                          header: 'Papers',
                          align: 'right',
                          cell: ({ words, papers: ids }) => (
                            <PapersButton title={words} ids={ids} label={count(ids.length, 'paper', 'papers')} />
                          ),
                        },
                      ]}
                    />
                  </TabPanel>
                  <TabPanel value="terms">
                    <p className="mb-3 max-w-reading text-ink-muted">{copy.terms}</p>
                    <Table
                      caption="First appearance of terms"
                      rows={appearances}
                      rowKey={({ term }) => term}
                      columns={[
                        { key: 'term', header: 'Term', cell: ({ term }) => term },
                        { key: 'first', header: 'First in', cell: ({ at }) => Math.floor(at) },
                        {
                          key: 'by',
                          header: 'By',
                          cell: ({ term, first }) => (
                            <PapersButton
                              title={`First with “${term}”`}
                              ids={first}
                              evidence={timeline.terms.find(({ name }) => name === term)?.evidence ?? []}
                            >
                              {first
                                .flatMap((id) => grid.papers.get(id) ?? [])
                                .map(shortCitation)
                                .join('; ')}
                            </PapersButton>
                          ),
                        },
                        {
                          key: 'later',
                          header: 'Later papers',
                          align: 'right',
                          cell: ({ term, later }) => <PapersButton title={`“${term}” later`} ids={later} />,
                        },
                      ]}
                    />
                  </TabPanel>
                  <TabPanel value="pace">
                    <PaceFigure timeline={timeline} />
                    <h3 className="mt-6 mb-2 font-semibold">Silence of {timeline.silence} years or more</h3>
                    {timeline.silences.length === 0 ? (
                      <p className="text-ink-muted">There is none between the first paper and the last.</p>
                    ) : (
                      <ul className="list-disc space-y-1 pl-5">
                        {timeline.silences.map(({ from, to, years, before, after }) => (
                          <li key={from}>
                            {from} to {to}, {years} years, between{' '}
                            <PapersButton title="Before the silence" ids={before}>
                              {count(before.length, 'paper', 'papers')}
                            </PapersButton>{' '}
                            and{' '}
                            <PapersButton title="After the silence" ids={after}>
                              {count(after.length, 'paper', 'papers')}
                            </PapersButton>
                          </li>
                        ))}
                      </ul>
                    )}
                  </TabPanel>
                </Tabs>
              </>
            )
          )}
        </div>
        <Suspense fallback={null}>
          {edited && (
            <EventForm
              key={edited.id ?? 'new'}
              open={open}
              event={events.find(({ row }) => row.id === edited.id)}
              onClose={() => setEdited(undefined)}
            />
          )}
        </Suspense>
      </AnalysisFrame>
    </PapersProvider>
  )
}
