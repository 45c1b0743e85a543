import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { fetchWholeLibrary } from '#research/papers/papers.queries.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Table } from '#shared/ui/Table.tsx'

import type { PickProps } from './PickFromLibrary.tsx'
import { PickerList } from './PickerList.tsx'
import { resolveLines, type ResolvedLine } from './resolve-identifiers.ts'

const isFound = (line: ResolvedLine): line is ResolvedLine & { paper: Paper } => line.paper !== undefined

/** A pasted list, looked up in the library: what was found is chosen, what was not is said line by line. */
export function PickByIdentifier({ selection, onSelect }: PickProps) {
  const client = useQueryClient()
  const hintId = useId()
  const [text, setText] = useState('')
  const [lines, setLines] = useState<ResolvedLine[]>()
  const [error, setError] = useState<unknown>()
  const [find, isFinding] = useOnce(async () => {
    setError(undefined)
    try {
      const resolved = resolveLines(text, await fetchWholeLibrary(client))
      const found = resolved.filter(isFound).map(({ paper }) => paper)
      setLines(resolved)
      onSelect({ ids: new Set([...selection.ids, ...found.map(({ id }) => id)]), anchor: undefined }, found)
    } catch (problem) {
      setError(problem)
    }
  })
  const found = lines?.filter(isFound).map(({ paper }) => paper) ?? []
  const failed = lines?.filter((line) => !isFound(line)) ?? []
  return (
    <div className="space-y-4">
      <div>
        <label className="block font-medium">
          Identifiers, one on each line
          <textarea
            rows={4}
            value={text}
            spellCheck={false}
            aria-describedby={hintId}
            onChange={(event) => setText(event.target.value)}
            className="mt-1 block w-full rounded-control border border-line-strong/60 bg-surface-raised p-3 font-mono"
          />
        </label>
        <p id={hintId} className="mt-1 text-ink-muted">
          DOI, PMID, PMCID or arXiv number, bare or as an address. They are looked up among the papers of your library.{' '}
          <HelpLink article="identifiers" about="identifiers" className="-my-2 align-middle" />
        </p>
        <Button className="mt-3" busy={isFinding} disabled={text.trim() === ''} onClick={() => find()}>
          Find these papers
        </Button>
      </div>
      {error !== undefined && (
        <ErrorCard
          title="The library could not be looked through"
          error={error}
          kept="What you pasted is kept."
          onRetry={() => find()}
          busy={isFinding}
        />
      )}
      {lines && (
        <p role="status" className="font-semibold">
          {count(found.length, 'paper', 'papers')} found and chosen, {count(failed.length, 'line', 'lines')} not
          resolved
        </p>
      )}
      {failed.length > 0 && (
        <Table
          caption="Lines that were not resolved"
          rows={failed}
          rowKey={({ line }) => String(line)}
          columns={[
            { key: 'line', header: 'Line', width: '4rem', cell: ({ line }) => line },
            {
              key: 'text',
              header: 'Text',
              cell: ({ text: pasted }) => <span className="font-mono break-all">{pasted}</span>,
            },
            { key: 'reason', header: 'Reason', cell: ({ failure }) => failure },
          ]}
        />
      )}
      {found.length > 0 && (
        <PickerList
          label="Papers that were found"
          papers={found}
          selection={selection}
          onSelect={(next) => onSelect(next, found)}
        />
      )}
    </div>
  )
}
