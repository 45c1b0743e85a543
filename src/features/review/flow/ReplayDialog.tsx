import { use, useMemo, useState, type ChangeEvent } from 'react'

import { replayBundle, type Replay } from '#science/review-log/audit-bundle.ts'
import { flowOf } from '#science/review-log/flow.ts'
import { count } from '#shared/format/count.ts'
import { dayWords } from '#shared/format/dates.ts'
import { FileField } from '#shared/forms/FileField.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { PoolingContext } from '../pooling.ts'
import { PooledResults } from '../synthesize/PooledResults.tsx'
import { replayCopy as copy } from './replay.copy.ts'
import { replayMaterial, type MaterialReplay } from './replay-material.ts'
import { flowBoxes, type FlowLine } from '#research/review-flow/flow-boxes.ts'
import { FlowDiagram } from './FlowDiagram.tsx'

const MAX_BYTES = 200 * 1024 * 1024

type Good = Extract<Replay, { ok: true }> & { material?: MaterialReplay | undefined }

function Figures({ outcomes, cells, bundle: { material } }: MaterialReplay & Pick<Good, 'bundle'>) {
  const changed = outcomes.filter(({ differs }) => differs.length > 0)
  const isSame = changed.length === 0 && cells.differ.length === 0
  return (
    <section aria-label={copy.figures} className="space-y-3">
      <Notice tone={isSame ? 'success' : 'error'} title={isSame ? copy.same : copy.different}>
        {copy.followed(outcomes.length, cells.followed)}
      </Notice>
      {!isSame && (
        <ul className="list-disc space-y-1 pl-5">
          {changed.map(({ name, differs }) => (
            <li key={name}>
              <span className="font-medium">{name}</span> {copy.differs(differs)}
            </li>
          ))}
          {cells.differ.map((words) => (
            <li key={words}>{copy.cell(words)}</li>
          ))}
        </ul>
      )}
      <PooledResults outcomes={material?.results ?? []} body={isSame ? material?.analysis?.body : undefined} />
    </section>
  )
}

function Replayed({ bundle, counts, material }: Good) {
  const [open, setOpen] = useState<FlowLine>()
  const drawing = useMemo(() => {
    const result = flowOf(bundle.events)
    return result.ok ? flowBoxes(result.flow) : undefined
  }, [bundle])
  const titles = useMemo(() => new Map(bundle.records.map(({ id, title }) => [id, title])), [bundle])
  const people = new Set(bundle.events.map(({ by }) => by)).size
  return (
    <div className="space-y-5">
      <Notice tone="success" title="The bundle is whole, and every number comes out the same">
        {bundle.title}: {count(bundle.events.length, 'decision', 'decisions')} by {count(people, 'person', 'people')} on{' '}
        {count(bundle.records.length, 'record', 'records')}, made on {dayWords(bundle.madeAt)}.{' '}
        {count(Object.keys(counts).length, 'number was', 'numbers were')} counted again.
      </Notice>
      {material ? <Figures {...material} bundle={bundle} /> : <p className="text-ink-muted">{copy.decisionsAlone}</p>}
      {drawing && <FlowDiagram title={bundle.title} drawing={drawing} open={open} onOpen={setOpen} />}
      {open && (
        <section aria-label={open.label}>
          <h3 className="font-semibold">
            {open.label} ({open.ids.length.toLocaleString('en')})
          </h3>
          <ul className="scroll-quiet mt-2 max-h-64 list-disc overflow-y-auto pl-5">
            {open.ids.slice(0, 500).map((id) => (
              <li key={id}>{titles.get(id) ?? id}</li>
            ))}
            {open.ids.length > 500 && <li>and {(open.ids.length - 500).toLocaleString('en')} more</li>}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Opens an audit bundle: proves that it was not touched, and counts everything again. Nothing is stored. */
export function ReplayDialog({ onClose }: { onClose: () => void }) {
  const [replay, setReplay] = useState<Replay & { material?: MaterialReplay }>()
  const pooling = use(PoolingContext)
  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return
    if (file.size > MAX_BYTES) setReplay({ ok: false, reasons: ['The file is larger than 200 MB.'] })
    else {
      const read = await replayBundle(await file.text())
      const inside = read.ok ? read.bundle.material : undefined
      const material = inside && pooling && (await replayMaterial(inside, pooling.resultsOf))
      setReplay({ ...read, ...(material && { material }) })
    }
  }
  return (
    <Dialog onClose={onClose} size="large" title="Open an audit bundle" description={copy.about}>
      <div className="space-y-5">
        <FileField
          label="Bundle"
          accept=".json,application/json"
          onChange={(event) => void handleFile(event)}
          {...(replay && !replay.ok && { error: replay.reasons.join(' ') })}
        />
        {replay?.ok && <Replayed {...replay} />}
      </div>
    </Dialog>
  )
}
