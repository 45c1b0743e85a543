import type { Paper } from '#contract/papers.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { citationLabel } from '#research/evidence/citation-label.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { Card } from '#shared/ui/Card.tsx'

type Props = { synthesis: Synthesis; papers: readonly Paper[] }

/** What was looked for and not found, with its scope, and the chosen papers that nothing was taken from. */
export function NotFoundPanel({ synthesis, papers }: Props) {
  const missing = synthesis.notFound ?? []
  const unused = synthesis.unused ?? []
  if (missing.length === 0 && unused.length === 0) return null
  const labelOf = (id: string) => {
    const paper = papers.find((one) => one.id === id)
    return paper ? citationLabel(paper) : 'A paper that is no longer in your library'
  }
  return (
    <Card title="What was not found" actions={<HelpLink article="what-was-not-found" about="what was not found" />}>
      {missing.length > 0 && (
        <ul className="list-disc space-y-1 pl-5">
          {missing.map(({ term, scope }) => (
            <li key={term}>{scope}</li>
          ))}
        </ul>
      )}
      {unused.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-sm font-semibold">Chosen papers that were not used</h3>
          <ul className="list-disc space-y-1 pl-5">
            {unused.map(({ documentId, reason }) => (
              <li key={documentId}>
                {labelOf(documentId)}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
