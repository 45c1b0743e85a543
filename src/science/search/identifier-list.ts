import type { PaperIds } from '#contract/papers.ts'

import { findIdentifier } from '../records/identifiers.ts'
import type { Identifier } from './identifiers-in-query.ts'
import { parseQuery } from './parsed-query.ts'

/** What one line of a pasted list is not: `line` counts from 1. */
export type LineFailure = { line: number; text: string; reason: string }

export type IdentifierList = {
  /** The query that looks all of them up; '' for none. */
  query: string
  identifiers: readonly Identifier[]
  failures: readonly LineFailure[]
}

/** As many as sources take in one request. */
export const IDENTIFIERS_MAX = 50

const names = { doi: 'DOI', pmid: 'PMID', pmcid: 'PMCID', arxiv: 'arXiv' } as const
const prefixes = { doi: '', pmid: 'pmid:', pmcid: '', arxiv: 'arXiv:' } as const

export const identifierName = ({ kind, value }: Identifier): string => `${names[kind]} ${value}`

/**
 * Reads a pasted list, an identifier on each line, bare or as an address. Empty lines are passed over; every other line
 * is an identifier or a failure with its reason, so that the two add up.
 *
 * @param longest characters that a query may hold
 */
export function readIdentifierList(text: string, longest: number): IdentifierList {
  const identifiers: Identifier[] = []
  const failures: LineFailure[] = []
  const lineOf = new Map<string, number>()
  let query = ''
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const line = index + 1
    const shown = raw.trim()
    if (shown === '') return
    const fail = (reason: string) => failures.push({ line, text: shown, reason })
    const found = findIdentifier(shown)
    if (!found) return void fail('No DOI, PMID, PMCID or arXiv number in this line.')
    const piece = `${prefixes[found.kind]}${found.value}`
    const earlier = lineOf.get(piece)
    if (earlier !== undefined) return void fail(`The same as line ${earlier}.`)
    const longer = query === '' ? piece : `${query}, ${piece}`
    if (identifiers.length >= IDENTIFIERS_MAX || longer.length > longest) {
      return void fail('Too many for one search: search for it in a second one.')
    }
    lineOf.set(piece, line)
    identifiers.push(found)
    query = longer
  })
  return { query, identifiers, failures }
}

/** The identifiers of a query that no paper of its answer carries. */
export function missingIdentifiers(query: string, papers: readonly { ids: PaperIds }[]): Identifier[] {
  const { identifiers } = parseQuery(query)
  const has = ({ kind, value }: Identifier) =>
    papers.some(({ ids }) => ids[kind]?.toLowerCase() === value.toLowerCase())
  return identifiers.filter((identifier) => !has(identifier))
}
