import { use, useMemo, useState } from 'react'

import { isOtherEntry } from '#contract/review-entries.ts'
import { synthesesApi } from '#contract/syntheses.ts'

import { writeName } from '#science/records/names.ts'
import { makeBundle } from '#science/review-log/audit-bundle.ts'
import { flowOf, sumsThatFail } from '#science/review-log/flow.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Drawer } from '#shared/ui/Drawer.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { useSettledAppraisals } from '../appraise/Plots.tsx'
import { PoolingContext } from '../pooling.ts'
import { gradeCopy } from '../synthesize/grade.copy.ts'
import { interventionOf, summaryRows } from '../synthesize/summary-rows.ts'
import { collectMaterial } from './collect-material.ts'
import { figureProject } from './figure-project.ts'
import { paperOf, titleOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { RecordList } from '../RecordList.tsx'
import { flowBoxes, type FlowLine } from '#research/review-flow/flow-boxes.ts'
import { FlowDiagram } from './FlowDiagram.tsx'

const failed = (error: unknown) =>
  toast({ title: 'The file could not be created', description: messageOf(error, ''), variant: 'destructive' })

/** What keeps the diagram from being drawn, with the records that are to blame. */
function Refused({ problems }: { problems: { message: string; records: readonly string[] }[] }) {
  return (
    <div className="space-y-4">
      <Notice tone="error" title="The numbers do not add up, so the diagram is not drawn">
        Decide these records again, or take back the contradiction. Nothing in the log is lost.
      </Notice>
      {problems.map(({ message, records }) => (
        <section key={message} aria-label={message}>
          <h2 className="mb-2 font-semibold">{message}</h2>
          {records.length > 0 && <RecordList label={`Records: ${message}`} ids={records} className="max-h-80" />}
        </section>
      ))}
    </div>
  )
}

/** The flow diagram, its numbers with their records, and what a second team needs to count again. */
export function FlowStage() {
  const { title, state, events, papers, body, entries } = useReview()
  const [open, setOpen] = useState<FlowLine>()
  const result = useMemo(() => flowOf(events), [events])
  const drawing = useMemo(() => (result.ok ? flowBoxes(result.flow) : undefined), [result])
  const sums = result.ok ? sumsThatFail(result.flow) : []

  const pooling = use(PoolingContext)
  const settled = useSettledAppraisals()
  const [hasAbstracts, setAbstracts] = useState(false)
  const material = async () => {
    const analysis = body.metaAnalysisId === undefined ? undefined : await callApi(synthesesApi.get, { params: { id: body.metaAnalysisId } }) // prettier-ignore
    const { rows } = summaryRows(body.findings, body.pooled?.outcomes ?? [], interventionOf(body))
    const files = drawing
      ? figureProject({
          title,
          madeAt: new Date().toISOString(),
          flow: drawing,
          settled,
          scripts: (analysis && (await pooling?.scriptsOf(analysis.body))) ?? [],
          findings: { columns: gradeCopy.columns, rows: rows.map(({ cells }) => cells) },
        })
      : {}
    const others = entries.flatMap(({ data }) => (isOtherEntry(data) ? [data] : []))
    return collectMaterial(callApi, pooling, { body, others, files })
  }
  const makeText = async () => {
    const records = [...state.records.keys()].map((id) => {
      const paper = paperOf(papers, id)
      const ids = paper?.ids
      const authors = (paper?.authors ?? []).map(writeName).filter((name) => name !== '')
      return {
        id,
        title: titleOf(papers, id),
        ...(ids?.doi !== undefined && { doi: ids.doi }),
        ...(ids?.pmid !== undefined && { pmid: ids.pmid }),
        ...(authors.length > 0 && { authors }),
        ...(paper?.year !== undefined && { year: paper.year }),
        ...(paper?.venue !== undefined && { venue: paper.venue }),
        ...(hasAbstracts && paper?.abstract && { abstract: paper.abstract }),
      }
    })
    const made = await makeBundle(title, records, events, new Date().toISOString(), await material())
    if (made.ok) return { text: JSON.stringify(made.bundle, null, 1), files: made.bundle.material?.files ?? {} }
    toast({ title: 'The bundle was not made', description: made.reasons.join(' '), variant: 'destructive' })
    return undefined
  }
  const [bundle, isBundling] = useOnce(async () => {
    try {
      const made = await makeText()
      if (made) saveFile(new File([made.text], `${title} audit bundle.json`, { type: 'application/json' }))
    } catch (error) {
      failed(error)
    }
  })
  const [project, isZipping] = useOnce(async () => {
    try {
      const [made, { writeZip }] = await Promise.all([makeText(), import('#shared/format/zip.ts')])
      if (!made) return
      const bytes = (text: string) => new TextEncoder().encode(text)
      const entries = Object.entries({ ...made.files, 'audit-bundle.json': made.text })
      const zip = writeZip(entries.map(([name, text]) => ({ name, bytes: bytes(text) })))
      saveFile(new File([zip], `${title} figures.zip`, { type: 'application/zip' }))
    } catch (error) {
      failed(error)
    }
  })
  const [word, isWriting] = useOnce(async () => {
    if (!drawing || !result.ok) return
    try {
      const [{ flowPng }, { flowDocument }] = await Promise.all([
        import('#research/review-flow/flow-png.tsx'),
        import('../report/flow-document.ts'),
      ])
      saveFile(await flowDocument(title, result.flow, await flowPng(title, drawing)))
    } catch (error) {
      failed(error)
    }
  })

  if (!result.ok) return <Refused problems={result.problems} />
  if (sums.length > 0) return <Refused problems={sums.map((message) => ({ message, records: [] }))} />
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-muted" role="status">
          {result.flow.isComplete
            ? 'Everything is decided.'
            : 'Not complete: what is not decided yet is counted separately.'}{' '}
          Choose a number to see its records.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button busy={isWriting} onClick={() => word()}>
            Word
          </Button>
          <Button busy={isBundling} onClick={() => bundle()}>
            Audit bundle
          </Button>
          <Button busy={isZipping} onClick={() => project()}>
            R and Quarto project
          </Button>
        </div>
        <div className="basis-full">
          <Checkbox
            label="With the abstracts of all records: only where you may pass them on"
            checked={hasAbstracts}
            onChange={setAbstracts}
          />
        </div>
      </div>
      {drawing && <FlowDiagram title={title} drawing={drawing} open={open} onOpen={setOpen} />}
      <Drawer
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open?.label ?? ''}
        subtitle={count(open?.ids.length ?? 0, 'record', 'records')}
        width="36rem"
      >
        {open && open.ids.length > 0 ? (
          <RecordList label={open.label} ids={open.ids} className="h-[calc(100dvh-9rem)]" />
        ) : (
          <p className="text-ink-muted">No records here.</p>
        )}
      </Drawer>
    </div>
  )
}
