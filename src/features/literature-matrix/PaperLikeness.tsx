import type { Paper } from '#contract/papers.ts'
import { PapersButton } from '#research/views/show-papers.tsx'
import { lonelyPapers, similarPapers } from '#science/concepts/matrix-counts.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import { Card } from '#shared/ui/Card.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { matrixCopy as copy } from './matrix.copy.ts'
import type { Matrix } from './use-matrix.ts'

const SHOWN = 25

/** Papers that are alike by their marks, and those that stand alone. */
export function PaperLikeness({ matrix, papers }: { matrix: Matrix; papers: readonly Paper[] }) {
  const names = new Map(matrix.concepts.map(({ id, name }) => [id, name]))
  const labels = new Map(papers.map((paper) => [paper.id, shortCitation(paper)]))
  const similar = similarPapers(papers, matrix.marks.all)
  const lonely = lonelyPapers(papers, matrix.marks.all)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Card title={copy.lonely}>
        <p className="mb-2 text-ink-muted">{copy.lonelyText}</p>
        {lonely.length === 0 ? (
          <p>None: each of the {papers.length} papers shares a concept with another.</p>
        ) : (
          <ul className="space-y-1">
            {lonely.map(({ id, marks }) => (
              <li key={id}>
                <PapersButton title={labels.get(id) ?? id} ids={[id]}>
                  {labels.get(id)}
                </PapersButton>{' '}
                <span className="text-ink-muted">{marks === 0 ? 'no mark at all' : `${marks} marks, none shared`}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <div>
        <h2 className="text-base font-semibold">{copy.similar}</h2>
        <p className="mb-3 text-ink-muted">
          {copy.similarText} {similar.length > SHOWN && `The first ${SHOWN} of ${similar.length} pairs.`}
        </p>
        <Table
          caption={copy.similar}
          rows={similar.slice(0, SHOWN)}
          rowKey={({ a, b }) => `${a} ${b}`}
          empty={<p>No two papers share a concept yet.</p>}
          columns={[
            {
              key: 'papers',
              header: 'Papers',
              cell: ({ a, b }) => (
                <PapersButton title="Two papers that are alike" ids={[a, b]}>
                  {labels.get(a)} and {labels.get(b)}
                </PapersButton>
              ),
            },
            {
              key: 'share',
              header: 'Alike',
              align: 'right',
              cell: ({ similarity }) => `${Math.round(similarity * 100)} %`,
            },
            {
              key: 'concepts',
              header: 'Concepts of both',
              cell: ({ shared }) => shared.flatMap((id) => names.get(id) ?? []).join(', '),
            },
          ]}
        />
      </div>
    </div>
  )
}
