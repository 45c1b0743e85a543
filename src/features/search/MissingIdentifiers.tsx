import type { SearchRun } from '#contract/search.ts'
import { identifierName, missingIdentifiers } from '#science/search/identifier-list.ts'
import { Notice } from '#shared/ui/Notice.tsx'

import { searchCopy as copy } from './search.copy.ts'

/** Identifiers that were asked for and that no source had, each by itself, and where was looked. Silent for every other query. */
export function MissingIdentifiers({ run }: { run: SearchRun }) {
  const missing = missingIdentifiers(
    run.query,
    run.items.flatMap(({ paper, otherVersions = [] }) => [paper, ...otherVersions]),
  )
  const asked = run.perSource.filter(({ error }) => !error)
  if (missing.length === 0 || asked.length === 0) return null
  const hasOutside = asked.some(({ source }) => source !== 'starter' && source !== 'own')
  return (
    <Notice
      tone="warning"
      title={copy.missing(
        missing.length,
        asked.map(({ label }) => label),
      )}
    >
      {!hasOutside && <p>{copy.missingOnlyThere}</p>}
      <ul className="font-mono">
        {missing.map((identifier) => (
          <li key={identifierName(identifier)} className="wrap-anywhere">
            {identifierName(identifier)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
