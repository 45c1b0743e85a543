import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'
import { EvidenceQuote } from '../evidence/EvidenceQuote.tsx'
import { ExportMenu } from '../papers/ExportMenu.tsx'
import { shortCitation } from '#science/grid/record-columns.ts'
import { count } from '#shared/format/count.ts'
import { paths } from '#shared/paths.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Drawer } from '#shared/ui/Drawer.tsx'

/** Papers that stand behind a number or a mark; `evidence` are their passages, where the number has some. */
export type Shown = { title: string; ids: readonly string[]; evidence?: readonly Evidence[]; note?: string }

const ShowPapers = createContext<(shown: Shown) => void>(() => {})

/** Opens the papers behind a number. */
export const useShowPapers = () => use(ShowPapers)

type Props = { papers: ReadonlyMap<string, Paper>; children: ReactNode }

/** Around a view: every number in it opens its papers in one drawer, with their passages, to be read or exported. */
export function PapersProvider({ papers, children }: Props) {
  const [shown, setShown] = useState<Shown>()
  const known = useMemo(
    () => (shown ? [...new Set(shown.ids)].flatMap((id) => papers.get(id) ?? []) : []),
    [shown, papers],
  )
  return (
    <ShowPapers value={setShown}>
      {children}
      <Drawer
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown?.title ?? ''}
        subtitle={count(known.length, 'paper', 'papers')}
        width="32rem"
      >
        {shown?.note !== undefined && <p className="mb-4 text-ink-muted">{shown.note}</p>}
        {known.length > 0 && (
          <div className="mb-4">
            <ExportMenu papers={() => known} name={shown?.title ?? 'papers'} size="small" />
          </div>
        )}
        {known.length === 0 && <p className="text-ink-muted">No paper of this set.</p>}
        <ul className="space-y-4">
          {known.map((paper) => (
            <li key={paper.id} className="border-b border-line pb-4 last:border-b-0">
              <PaperLine paper={paper} />
              {(shown?.evidence ?? [])
                .filter(({ documentId }) => documentId === paper.id)
                .map((evidence) => (
                  <EvidenceQuote key={`${evidence.start} ${evidence.quote}`} evidence={evidence} className="mt-2.5" />
                ))}
            </li>
          ))}
        </ul>
      </Drawer>
    </ShowPapers>
  )
}

/** Who and when, and the title as the way to the paper. */
export function PaperLine({ paper }: { paper: Paper }) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted">
        {shortCitation(paper)}
        {paper.flags.retracted && <Badge tone="red">Retracted</Badge>}
      </p>
      <Link
        to={paths.document(paper.id)}
        className="font-serif text-base wrap-anywhere underline-offset-2 hover:underline"
      >
        {paper.title || 'Untitled paper'}
      </Link>
    </div>
  )
}

type CountProps = Shown & { label?: string; className?: string; children?: ReactNode }

/** A number that opens its papers. `label` says it in full where the number stands alone. */
export function PapersButton({ label, className, children, ...shown }: CountProps) {
  const show = useShowPapers()
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(
        'rounded-control px-1 text-left underline decoration-line-strong decoration-1 underline-offset-3 hover:decoration-accent min-h-6 min-w-6',
        className,
      )}
      onClick={() => show(shown)}
    >
      {children ?? shown.ids.length.toLocaleString('en-US')}
    </button>
  )
}
